import type { Piece } from '@hajde/rules/practice/exercise';
import type { Line } from '@hajde/rules/practice/lines';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { LineCard, MARKED } from './line-card.tsx';

/** After the verdict, in the place of the task: the whole sentence with its sound and its English. */
export function AnswerLine({
  line,
  marked,
  vocabulary,
}: {
  line: Line;
  /** Where the word stands that was asked for. */
  marked: Piece | null;
  vocabulary: Vocabulary;
}) {
  const words = Object.fromEntries(
    vocabulary.wordsIn(line.albanian).flatMap((word) => {
      const means = line.words[word] ?? vocabulary.lookUp(word)?.means;
      return means === undefined ? [] : [[word, means]];
    }),
  );
  const { before, text, after } = marked ?? { before: line.albanian, text: '', after: '' };
  return (
    <LineCard
      data-answer
      beside={<SpeakButton text={line.albanian} label="Listen to the sentence" slow="beside" />}
      english={line.english}
    >
      <TappableWords text={before} words={words} onlyDefined />
      {text !== '' && (
        <mark className={MARKED}>
          <TappableWords text={text} words={words} onlyDefined />
        </mark>
      )}
      <TappableWords text={after} words={words} onlyDefined />
    </LineCard>
  );
}
