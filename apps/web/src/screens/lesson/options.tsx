import type { Question } from '@hajde/rules/course';
import { Choices, type Verdict } from '../../ui/choices.tsx';

/** The options of a question, with the verdict once it is checked. */
export function Options({
  labelledBy,
  question,
  selected,
  checked,
  moving,
  onSelect,
}: {
  labelledBy: string;
  question: Question;
  selected: string | null;
  checked: boolean;
  /** Whether the verdict moves by now. */
  moving: boolean;
  onSelect: (option: string) => void;
}) {
  return (
    <Choices
      labelledBy={labelledBy}
      options={question.options}
      lang={question.optionsLang}
      selected={selected}
      disabled={checked}
      moving={moving}
      verdictOf={(option) => verdict(option, question.correctAnswer, selected, checked)}
      onSelect={onSelect}
    />
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
