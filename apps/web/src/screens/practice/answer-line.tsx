import type { Line } from '@hajde/rules/practice/lines';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';

/** After the verdict: the whole sentence with its sound and its English, its words to be tapped. */
export function AnswerLine({ line, vocabulary }: { line: Line; vocabulary: Vocabulary }) {
  const words = Object.fromEntries(
    vocabulary.wordsIn(line.albanian).flatMap((word) => {
      const means = line.words[word] ?? vocabulary.lookUp(word)?.means;
      return means === undefined ? [] : [[word, means]];
    }),
  );
  return (
    <div
      data-answer
      className="relative flex items-center gap-3 rounded-lg border-2 border-line-strong bg-surface p-3 roomy:gap-4 roomy:p-4"
    >
      <SpeakButton text={line.albanian} label="Listen to the sentence" slow="beside" />
      <div className="min-w-0 flex-1">
        <p lang="sq" className="font-bold font-display text-lg leading-relaxed">
          <TappableWords text={line.albanian} words={words} onlyDefined />
        </p>
        <p className="text-muted text-sm leading-snug">{line.english}</p>
      </div>
    </div>
  );
}
