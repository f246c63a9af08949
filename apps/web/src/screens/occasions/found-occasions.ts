import { bareLetters } from '@hajde/albanian/forms/letters';
import type { ListedOccasion } from '@hajde/rules/course/course-files';

export interface FoundOccasion {
  readonly occasion: ListedOccasion;
  /** What is said there that fits what was typed; empty where its title does. */
  readonly formulas: ListedOccasion['formulas'];
}

/** Those whose title, or something said there, has every word that was typed; titles come first. */
export function foundOccasions(
  occasions: readonly ListedOccasion[],
  search: string,
): FoundOccasion[] {
  const sought = plain(search).split(/\s+/).filter(Boolean);
  const fits = (...texts: readonly string[]) => {
    const text = plain(texts.join(' '));
    return sought.every((word) => text.includes(word));
  };
  const byTitle = occasions.filter(({ title, when }) => fits(title, when));
  const byFormula = occasions
    .filter((occasion) => !byTitle.includes(occasion))
    .map((occasion) => ({
      occasion,
      formulas: occasion.formulas.filter(({ says, answer }) =>
        fits(says.text, says.translation, answer.text, answer.translation),
      ),
    }))
    .filter(({ formulas }) => formulas.length > 0);
  return [...byTitle.map((occasion) => ({ occasion, formulas: [] })), ...byFormula];
}

/** Nobody has to find ë and ç on the keyboard, nor the apostrophe of a short form. */
const plain = (text: string) => bareLetters(text.toLowerCase().replace(/['’]/g, ''));
