import type { Fill } from '@hajde/rules/practice/exercise';
import type { ExerciseProps } from './exercise-props.ts';
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
        <div className="rounded-lg border-2 border-line-strong bg-surface p-3 roomy:p-4">
          <p lang="sq" className="font-bold font-display text-lg leading-relaxed">
            {marked.before}
            <span className="inline-block min-w-16 border-blue-line border-b-3 text-center">
              <span lang="en" className="sr-only">
                gap
              </span>
              &nbsp;
            </span>
            {marked.after}
          </p>
          <p className="text-muted">{line.english}</p>
        </div>
      )}
      <TypedAnswer
        label="The missing word"
        given={writtenIn(answered)}
        closed={answered !== null}
        onType={(text) => onDraft(writtenAs(text))}
      />
    </>
  );
}
