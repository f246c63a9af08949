import { containsWords } from '@hajde/albanian/text/words';
import type { GuideSection } from '@hajde/rules/course/guide';

/** The section that has most of these words; undefined where none has any. */
export function sectionFor(
  sections: readonly GuideSection[],
  words: readonly string[],
): GuideSection | undefined {
  let best: GuideSection | undefined;
  let most = 0;
  for (const section of sections) {
    const text = textOf(section);
    const found = words.filter((word) => containsWords(text, word)).length;
    if (found > most) [best, most] = [section, found];
  }
  return best;
}

function textOf({ title, body, examples, table = [] }: GuideSection): string {
  const lines = [...examples.map(({ text }) => text), ...table.map(({ word }) => word)];
  return [title, body, ...lines].join('\n');
}
