import type { Question } from '@hajde/rules/course/course';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { Choices, type Verdict } from '../../ui/choices.tsx';

/** The options of a question; once it is checked, with the verdict and with what they mean. */
export function Options({
  labelledBy,
  question,
  options,
  selected,
  checked,
  moving,
  onSelect,
}: {
  labelledBy: string;
  question: Question;
  /** In the order of this play. */
  options: readonly string[];
  selected: string | null;
  checked: boolean;
  /** Whether the verdict moves by now. */
  moving: boolean;
  onSelect: (option: string) => void;
}) {
  const { optionsLang, correctAnswer } = question;
  return (
    <Choices
      labelledBy={labelledBy}
      options={options}
      lang={optionsLang}
      selected={selected}
      disabled={checked}
      moving={moving}
      verdictOf={(option) => verdict(option, correctAnswer, selected, checked)}
      contentOf={(option) =>
        checked && optionsLang === 'sq' ? (
          <Explained
            option={option}
            question={question}
            translated={option === correctAnswer || option === selected}
          />
        ) : (
          option
        )
      }
      onSelect={onSelect}
    />
  );
}

/** An Albanian option with its English; its words can be tapped. */
function Explained({
  option,
  question: { words, optionTranslations = {} },
  translated,
}: {
  option: string;
  question: Question;
  translated: boolean;
}) {
  const english = optionTranslations[option];
  return (
    <>
      <TappableWords text={option} words={words} onlyDefined />
      {translated && english && (
        <span lang="en" className="block font-medium text-sm leading-snug">
          {english}
        </span>
      )}
    </>
  );
}

function verdict(
  option: string,
  answer: string,
  selected: string | null,
  checked: boolean,
): Verdict {
  if (!checked) return 'open';
  if (option === answer) return 'right';
  return option === selected ? 'wrong' : 'other';
}
