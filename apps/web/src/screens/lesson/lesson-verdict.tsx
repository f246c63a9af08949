import type { Question } from '@hajde/rules/course/course';
import { Quoting } from '../../speech/quoting.tsx';
import { PlayerVerdict } from '../../ui/player-verdict.tsx';

/** Whether the answer was right, which one is, and why. */
export function LessonVerdict({
  question: { correctAnswer, optionsLang, explanation },
  quotes,
  right,
}: {
  question: Question;
  /** What the explanation may quote in Albanian. */
  quotes: readonly string[];
  right: boolean;
}) {
  return (
    <PlayerVerdict
      right={right}
      answer={right ? undefined : { text: correctAnswer, lang: optionsLang }}
    >
      {explanation && (
        <p>
          <Quoting text={explanation} quotes={quotes} />
        </p>
      )}
    </PlayerVerdict>
  );
}
