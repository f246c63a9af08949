import type { Answered } from '@hajde/rules/practice/answer';
import type { Exercise } from '@hajde/rules/practice/exercise';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Difference } from './difference.tsx';

/** The foot of the player: the verdict with what there is to learn from it, and the one button. */
export function PracticeFoot({
  exercise,
  answered,
  button,
  resting,
  label,
  onGiveUp,
}: {
  exercise: Exercise;
  answered: Answered | null;
  button: Ref<HTMLButtonElement>;
  /** Nothing to check yet, or locked for a moment. A disabled button would drop the focus. */
  resting: boolean;
  label: string;
  /** Null where there is nothing to give up. */
  onGiveUp: (() => void) | null;
}) {
  const right = answered !== null && answered.verdict !== 'wrong';
  const tint = right ? 'bg-ok-tint' : 'bg-wrong-tint';
  return (
    <div
      data-foot
      className={`sticky bottom-(--nav) z-20 low:static ${answered ? tint : 'border-line border-t-2 bg-bg'}`}
    >
      <div className="mx-auto flex w-full max-w-[760px] flex-col px-4 py-2 sm:flex-row sm:items-center sm:justify-between sm:gap-6 roomy:py-4">
        <div role="status" className="min-w-0 flex-1">
          {answered && <Verdict exercise={exercise} answered={answered} right={right} />}
        </div>
        {!answered && onGiveUp && (
          <button
            type="button"
            onClick={onGiveUp}
            className="min-h-11 shrink-0 rounded-sm px-2 font-bold text-muted text-sm underline underline-offset-4"
          >
            I don't know
          </button>
        )}
        <Button
          ref={button}
          type="submit"
          aria-disabled={resting}
          kind={!answered ? 'go' : right ? 'ok' : 'wrong'}
          className="shrink-0 short:min-h-12 sm:w-56"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

function Verdict({
  exercise,
  answered,
  right,
}: {
  exercise: Exercise;
  answered: Answered;
  right: boolean;
}) {
  const Icon = right ? Check : X;
  const { given, note, pairs, words } = answered;
  const gaveUp = given.how === 'written' && given.text === '';
  return (
    <div className="mb-2 max-h-[30svh] overflow-y-auto text-sm leading-snug sm:mb-0 low:max-h-none">
      <div className="flex items-center gap-2">
        <span
          className={`octagon grid size-7 shrink-0 place-items-center roomy:size-9 ${right ? 'bg-ok text-on-ok' : 'bg-wrong text-on-wrong'}`}
        >
          <Icon aria-hidden size={18} strokeWidth={3.5} />
        </span>
        <h2 className={`text-lg ${right ? 'text-ok-text' : 'text-wrong-text'}`}>
          {titleOf(answered, gaveUp)}
        </h2>
      </div>
      {answered.verdict !== 'right' && pairs.length > 0 && !gaveUp && <Difference pairs={pairs} />}
      {exercise.kind === 'recognise' && !right && (
        <p className="mt-0.5">
          Here: <strong className="font-bold">{exercise.answer}</strong>
        </p>
      )}
      {note && !gaveUp && <p className="mt-0.5">{note}</p>}
      {right && 'line' in exercise && words.length > 1 && (
        <p className="mt-0.5">You practised {words.length} words with this sentence.</p>
      )}
    </div>
  );
}

/** What is given up or judged is never as easy as it gets: an easier exercise of it follows. */
const COMES_BACK = 'It comes back before the end';

function titleOf({ verdict, given }: Answered, gaveUp: boolean): string {
  if (gaveUp) return COMES_BACK;
  if (given.how === 'matched') return verdict === 'right' ? 'All found' : 'Found, with some help';
  if (given.how === 'judged') return given.right ? 'Well said' : COMES_BACK;
  return { right: 'Correct', almost: 'Correct, almost to the letter', wrong: 'Not quite' }[verdict];
}
