import type { Fill } from '@hajde/rules/practice/exercise';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { LineCard } from './line-card.tsx';
import { TypedAnswer } from './typed-answer.tsx';
import { writtenAs, writtenIn } from './written.ts';

/** The sentence with a gap, and its English: type the word. */
export default function FillExercise({
  exercise: { line, marked },
  answered,
  onDraft,
}: ExerciseProps<Fill>) {
  return (
    <>
      {!answered && (
        <PlayerCard>
          <LineCard english={line.english}>
            {marked.before}
            <span className="inline-block min-w-16 border-blue-line border-b-3 text-center leading-none">
              <span lang="en" className="sr-only">
                gap
              </span>
              &nbsp;
            </span>
            {marked.after}
          </LineCard>
        </PlayerCard>
      )}
      <PlayerAnswer>
        <TypedAnswer
          label="The missing word"
          given={writtenIn(answered)}
          closed={answered !== null}
          onType={(text) => onDraft(writtenAs(text))}
        />
      </PlayerAnswer>
    </>
  );
}
