import type { Looked, Size } from './look.ts';

/** What must not be, by name; each with the questions of which it is true at this size. */
export function faultsOf(size: Size, questions: readonly Looked[]): Record<string, string[]> {
  const named = (wrong: (question: Looked) => boolean) =>
    questions.filter(wrong).map(({ name }) => name);
  const mustShowAll = size.width === 390 && size.height === 664;
  return {
    'an option is hidden': named(
      ({ open }) =>
        mustShowAll && open.optionsOfOneLine && open.phraseLines <= 2 && open.options < 4,
    ),
    'the options or Check cannot be reached': named(
      ({ open, right, wrong }) => !open.reachable || !right.reachable || !wrong.reachable,
    ),
    'the button is out of sight': named(
      ({ open, right, wrong }) => !open.button || !right.button || !wrong.button,
    ),
    'the right option is out of sight after Check': named(
      ({ right, wrong }) => !right.rightOption || !wrong.rightOption,
    ),
    'the right answer is not named in sight': named(({ wrong }) => !wrong.named),
    'a part of the verdict is hidden': named(
      ({ right, wrong }) => !right.wholeVerdict || !wrong.wholeVerdict,
    ),
  };
}

/** One line about a size: how many questions show how much. */
export function countsOf({ width, height }: Size, questions: readonly Looked[]): string {
  const count = (is: (question: Looked) => boolean) => questions.filter(is).length;
  return [
    `${width}×${height}:`,
    `${questions.length} questions,`,
    `all four options in sight in ${count(({ open }) => open.options === 4)}`,
    `(of one line each in ${count(({ open }) => open.optionsOfOneLine)},`,
    `with at most two lines of phrase in ${count(({ open }) => open.optionsOfOneLine && open.phraseLines <= 2)});`,
    `after Check the right option in sight in ${count(({ right, wrong }) => right.rightOption && wrong.rightOption)},`,
    `named in ${count(({ wrong }) => wrong.named)},`,
    `with the whole verdict in ${count(({ right, wrong }) => right.wholeVerdict && wrong.wholeVerdict)}`,
  ].join(' ');
}
