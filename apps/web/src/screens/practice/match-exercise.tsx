import type { Match } from '@hajde/rules/practice/exercise';
import { useState } from 'react';
import { speak } from '../../speech/speech.ts';
import { PlayerAnswer } from '../../ui/player.tsx';
import { useKeydown } from '../../ui/use-keydown.ts';
import type { ExerciseProps } from './exercise-props.ts';

interface Picked {
  readonly wordId?: string;
  readonly meaning?: string;
}

/** Five words and their meanings, against no clock: one of each side makes a pair. */
export default function MatchExercise({
  exercise: { pairs, meanings },
  answered,
  onAnswer,
}: ExerciseProps<Match>) {
  const [found, setFound] = useState<readonly string[]>([]);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<Picked>({});
  const [wrong, setWrong] = useState<Picked>({});
  const wordOf = (meaning: string) => pairs.find((pair) => pair.meaning === meaning)?.wordId;
  const isFound = (wordId: string | undefined) =>
    answered !== null || (wordId !== undefined && found.includes(wordId));

  const pick = (half: Picked) => {
    if (half.wordId !== undefined) speak(half.wordId);
    const both = { ...picked, ...half };
    setWrong({});
    if (both.wordId === undefined || both.meaning === undefined) return setPicked(both);
    setPicked({});
    if (wordOf(both.meaning) !== both.wordId) {
      setWrong(both);
      setMissed([...missed, both.wordId]);
      return undefined;
    }
    const all = [...found, both.wordId];
    setFound(all);
    if (all.length === pairs.length) {
      onAnswer({ how: 'matched', missed: [...new Set(missed)] });
    }
    return undefined;
  };

  useNumberKeys(answered === null, (at) => {
    const [wordId, meaning] = [pairs[at]?.wordId, meanings[at]];
    if (picked.wordId === undefined && wordId !== undefined && !isFound(wordId)) pick({ wordId });
    else if (picked.wordId !== undefined && meaning !== undefined && !isFound(wordOf(meaning))) {
      pick({ meaning });
    }
  });

  return (
    <PlayerAnswer>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 roomy:gap-y-3">
        <ul aria-label="Albanian" className="flex flex-col gap-2 roomy:gap-3 across:gap-1.5">
          {pairs.map(({ wordId }, at) => (
            <Half
              key={wordId}
              number={at + 1}
              numbered={picked.wordId === undefined}
              text={wordId}
              lang="sq"
              picked={picked.wordId === wordId}
              wrong={wrong.wordId === wordId}
              found={isFound(wordId)}
              onPick={() => pick({ wordId })}
            />
          ))}
        </ul>
        <ul aria-label="English" className="flex flex-col gap-2 roomy:gap-3 across:gap-1.5">
          {meanings.map((meaning, at) => (
            <Half
              key={meaning}
              number={at + 1}
              numbered={picked.wordId !== undefined}
              text={meaning}
              lang="en"
              picked={picked.meaning === meaning}
              wrong={wrong.meaning === meaning}
              found={isFound(wordOf(meaning))}
              onPick={() => pick({ meaning })}
            />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {wrong.wordId !== undefined ? 'Not a pair' : `${found.length} of ${pairs.length} found`}
        </p>
      </div>
    </PlayerAnswer>
  );
}

/** The first number is a word's, the next one its meaning's. */
function useNumberKeys(open: boolean, onNumber: (at: number) => void): void {
  useKeydown((event) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (/^[1-9]$/.test(event.key)) onNumber(Number(event.key) - 1);
  });
}

function Half({
  number,
  numbered,
  text,
  lang,
  picked,
  wrong,
  found,
  onPick,
}: {
  number: number;
  /** Whether its number would be heard now; numbers on both sides would look like pairs. */
  numbered: boolean;
  text: string;
  lang: 'sq' | 'en';
  picked: boolean;
  wrong: boolean;
  found: boolean;
  onPick: () => void;
}) {
  const looks = found
    ? 'border-ok-line bg-ok-tint text-ok-text'
    : wrong
      ? 'animate-shake border-wrong-line bg-wrong-tint text-wrong-text'
      : picked
        ? 'border-blue-line bg-blue-tint text-blue-text'
        : 'border-control-line bg-surface shadow-[0_3px_0_var(--control-line)] active:translate-y-0.75 active:shadow-none';
  return (
    <li className="flex flex-1">
      <button
        type="button"
        lang={lang}
        // Disabled, it would drop the focus of whoever has just found it.
        aria-disabled={found}
        aria-pressed={picked}
        onClick={found ? undefined : onPick}
        className={`wrap-anywhere min-h-13 w-full across:min-h-10 across:py-0.5 across:text-sm across:leading-tight rounded-md border-2 px-3 py-1.5 text-left font-semibold leading-snug ${looks}`}
      >
        <span
          aria-hidden
          className={`mr-2 hidden font-bold text-muted text-sm roomy:inline ${numbered && !found ? '' : 'invisible'}`}
        >
          {number}
        </span>
        {text}
        {found && (
          <span lang="en" className="sr-only">
            {' '}
            (found)
          </span>
        )}
      </button>
    </li>
  );
}
