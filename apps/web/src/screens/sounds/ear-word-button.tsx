import type { ContrastWord } from '@hajde/rules/course/sounds';
import { Check, Volume2, X } from 'lucide-react';

type Verdict = 'open' | 'right' | 'wrong' | 'other';

const LOOKS: Record<Verdict, string> = {
  open: 'border-control-line bg-surface shadow-[0_3px_0_var(--control-line)] hover:bg-bg',
  right: 'border-ok-line bg-ok-tint text-ok-text shadow-[0_3px_0_var(--ok-line)]',
  wrong: 'border-wrong-line bg-wrong-tint text-wrong-text shadow-[0_3px_0_var(--wrong-line)]',
  other: 'border-line bg-surface',
};

const MARKS = {
  open: null,
  right: { Icon: Check, name: ', what you heard' },
  wrong: { Icon: X, name: ', your answer' },
  other: { Icon: Volume2, name: '' },
};

/** A word of the pair: chosen while nothing is answered, heard afterwards. */
export function EarWordButton({
  word: { word, translation, stress },
  number,
  verdict,
  sounding,
  onPress,
}: {
  word: ContrastWord;
  number: number;
  verdict: Verdict;
  sounding: boolean;
  onPress: () => void;
}) {
  const mark = MARKS[verdict];
  return (
    <button
      type="button"
      data-verdict={verdict}
      data-sounding={sounding || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onPress}
      className={`flex min-h-28 flex-col items-center justify-center gap-1 rounded-md border-2 p-3 text-center active:translate-y-0.75 active:shadow-none data-sounding:outline-3 data-sounding:outline-blue-line data-sounding:outline-offset-2 ${LOOKS[verdict]}`}
    >
      <span aria-hidden className="flex h-5 items-center font-bold text-sm">
        {mark ? <mark.Icon size={20} strokeWidth={3} /> : number}
      </span>
      {mark && verdict !== 'wrong' && <span className="sr-only">Listen to </span>}
      <span lang="sq" className="break-words font-bold font-display text-xl leading-tight">
        <Stressed word={word} at={stress} />
      </span>
      <span className="text-sm leading-tight">{translation}</span>
      {mark && <span className="sr-only">{mark.name}</span>}
    </button>
  );
}

/** The letter that the stress falls on is underlined, where the spelling does not tell it. */
function Stressed({ word, at }: { word: string; at: number | undefined }) {
  if (at === undefined) return word;
  return (
    <>
      {word.slice(0, at)}
      <span className="underline decoration-3 underline-offset-4">{word.slice(at, at + 1)}</span>
      {word.slice(at + 1)}
    </>
  );
}
