import { answerOf, type Exercise } from '@hajde/rules/practice/exercise';
import type { Answered } from '@hajde/rules/practice/mark-exercise';
import { PlayerVerdict } from '../../ui/player-verdict.tsx';
import { Difference } from './difference.tsx';
import { isRight } from './is-right.ts';

/** What is said about an answer, and what there is to learn from it. */
export function PracticeVerdict({
  exercise,
  answered,
}: {
  exercise: Exercise;
  answered: Answered;
}) {
  const right = isRight(answered);
  const { given, note, pairs, words } = answered;
  const gaveUp = given.how === 'written' && given.text === '';
  return (
    <PlayerVerdict
      right={right}
      title={titleOf(answered, gaveUp)}
      answer={right ? undefined : namedAnswer(exercise, gaveUp)}
    >
      {answered.verdict !== 'right' && pairs.length > 0 && !gaveUp && <Difference pairs={pairs} />}
      {note && !gaveUp && <p className="mt-0.5">{note}</p>}
      {exercise.kind === 'match' && given.how === 'matched' && given.missed.length > 0 && (
        <Missed exercise={exercise} missed={given.missed} />
      )}
      {right && 'line' in exercise && words.length > 1 && (
        <p className="mt-0.5">You practised {words.length} words with this sentence.</p>
      )}
    </PlayerVerdict>
  );
}

/** Where something was written, the difference shows it. */
function namedAnswer(exercise: Exercise, gaveUp: boolean) {
  if (exercise.kind === 'recognise') return { text: exercise.answer, lang: 'en' };
  if (gaveUp && exercise.kind !== 'match') return { text: answerOf(exercise), lang: 'sq' };
  return undefined;
}

/** The words that were taken for another, with what they mean. */
function Missed({
  exercise,
  missed,
}: {
  exercise: Extract<Exercise, { kind: 'match' }>;
  missed: readonly string[];
}) {
  const pairs = exercise.pairs.filter(({ wordId }) => missed.includes(wordId));
  return (
    <p className="mt-0.5">
      You mixed up:{' '}
      {pairs.map(({ wordId, meaning }, at) => (
        <span key={wordId}>
          {at > 0 && '; '}
          <strong lang="sq" className="font-bold">
            {wordId}
          </strong>{' '}
          ({meaning})
        </span>
      ))}
      .
    </p>
  );
}

/** What is given up or judged is never as easy as it gets: an easier exercise of it follows. */
const COMES_BACK = "We'll come back to this one";

function titleOf({ verdict, given, pairs }: Answered, gaveUp: boolean): string {
  if (gaveUp) return COMES_BACK;
  if (given.how === 'matched')
    return verdict === 'right' ? 'All found' : 'All found, with a mix-up';
  if (given.how === 'judged') return given.right ? 'Well said' : COMES_BACK;
  // Another region's word is no misspelling.
  const misspelt = pairs.some(({ relation }) => relation === 'marks' || relation === 'slip');
  if (verdict === 'almost' && misspelt) return 'Correct – watch the spelling';
  return verdict === 'wrong' ? 'Incorrect' : 'Correct';
}
