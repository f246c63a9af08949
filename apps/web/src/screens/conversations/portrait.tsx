import type { Person } from '@hajde/rules/course/conversation';

/** A person's initial on a colour of their own. */
export function Portrait({ person: { id, name } }: { person: Pick<Person, 'id' | 'name'> }) {
  const initial = (name.split(' ').at(-1) ?? '').slice(0, 1).toUpperCase();
  return (
    <span
      aria-hidden
      className={`grid size-10 shrink-0 place-items-center rounded-pill font-bold font-display text-lg ${colourOf(id)}`}
    >
      {initial}
    </span>
  );
}

const COLOURS = [
  'bg-red text-on-red',
  'bg-blue text-on-blue',
  'bg-gold text-on-gold',
  'bg-ok text-on-ok',
  'bg-wrong text-on-wrong',
  'bg-[#7d3547] text-[#fff]',
  'bg-[#1d6f78] text-[#fff]',
];

function colourOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return COLOURS[sum % COLOURS.length] ?? '';
}
