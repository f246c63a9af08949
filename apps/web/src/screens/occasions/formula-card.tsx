import type { WordsOfTexts } from '@hajde/rules/course/course-files';
import type { Formula } from '@hajde/rules/course/occasion';
import { AskHowItSounds } from '../../speech/ask-how-it-sounds.tsx';
import { SpokenLine } from '../../speech/spoken-line.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Prose } from './prose.tsx';

const REGISTERS: Record<Formula['register'], string> = {
  home: 'among people you know',
  strangers: 'with anyone',
  formal: 'formal',
};

/** What is said, who says it, and the answer that is expected. */
export function FormulaCard({
  formula: { says, literally, who, register, answer, note },
  words,
}: {
  formula: Formula;
  words: WordsOfTexts;
}) {
  return (
    <Card className="flex h-full flex-col gap-3">
      <div>
        <SpokenLine {...says} words={words[says.text] ?? {}} />
        <AskHowItSounds text={says.text} />
      </div>
      {literally !== undefined && (
        <p className="text-muted text-sm">
          Literally: <Prose text={literally} words={words} />
        </p>
      )}
      <p className="relative text-sm leading-relaxed">
        <Prose text={who} words={words} />
      </p>
      <p>
        <Chip tone={register === 'formal' ? 'gold' : 'quiet'}>{REGISTERS[register]}</Chip>
      </p>
      <div className="mt-auto border-line border-t-2 pt-3">
        <p className="mb-1 font-bold text-muted text-xs">The answer</p>
        <SpokenLine {...answer} words={words[answer.text] ?? {}} />
        <AskHowItSounds text={answer.text} />
        {note !== undefined && (
          <p className="relative mt-2 text-sm">
            <Prose text={note} words={words} />
          </p>
        )}
      </div>
    </Card>
  );
}
