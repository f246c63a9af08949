import { CHEERS } from '@hajde/rules/circles/cheers';
import { SpeakButton } from '../../speech/speak-button.tsx';
import type { Circle } from './circle-reads.ts';

/** What was called out lately, the newest first. */
export function CheersHeard({
  circle: { cheers, members },
  userId,
}: {
  circle: Circle;
  userId: string;
}) {
  if (cheers.length === 0) return null;
  const nameOf = (id: string) =>
    id === userId ? 'you' : (members.find((member) => member.id === id)?.username ?? 'somebody');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Cheers</h2>
      <ul className="flex flex-col gap-2">
        {cheers.map(({ id, from, to, cheer }) => (
          <li
            key={id}
            className="flex items-center gap-3 rounded-lg border-2 border-line bg-surface px-3 py-2"
          >
            <SpeakButton
              text={CHEERS[cheer].said}
              label={`Listen to ${CHEERS[cheer].text}`}
              size="small"
            />
            <div className="min-w-0 flex-1 leading-snug">
              <p lang="sq" className="font-bold">
                {CHEERS[cheer].text}
              </p>
              <p className="wrap-anywhere text-muted text-sm">
                {CHEERS[cheer].means} · {capital(nameOf(from))} to {nameOf(to)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const capital = (name: string) => (name === 'you' ? 'You' : name);
