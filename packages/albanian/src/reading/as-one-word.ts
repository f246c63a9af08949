import type { Candidate, Habits } from './candidate.ts';
import type { ReadingIndex } from './reading-index.ts';
import { markedLike, spellingCost } from './spelling.ts';

const PER_COST = 7;

/** The forms that are typed like this, each at the cost of its letters. */
export function asOneWord(
  typed: string,
  word: string,
  index: ReadingIndex,
  habits: Habits,
): Candidate[] {
  const limit = word.length <= 2 ? 0.35 : word.length <= 4 ? 0.75 : 1.15;
  const apostrophes = typed.replace(/[^'’‘`´]/g, '').length;
  const alike = index.alike(word);
  const exists = word.length > 2 && alike.some((entry) => entry.bare === word);
  return alike.flatMap((entry) => {
    const cost = spellingCost(word, entry.bare, habits.marksAreTyped);
    if (cost > limit) return [];
    const apart = Math.abs(entry.form.split("'").length - 1 - apostrophes);
    const other = exists ? besideTheTyped(word, entry.bare) : 0;
    const score = entry.weight - PER_COST * cost - apart * (apostrophes > 0 ? 3 : 1) - other;
    // "shpija": what is said between two vowels stays where it was typed.
    const isGlided = word.includes('ij') && !entry.bare.includes('ij');
    return { full: isGlided ? markedLike(word, entry.bare) : entry.form, parts: [entry], score };
  });
}

/**
 * What is a word as it was typed is seldom meant as another one: an ë or ç that was typed was meant,
 * and "arrin" (he arrives) is not "arin" (the gold), however usual gold is.
 */
function besideTheTyped(word: string, form: string): number {
  if (form === word) return 0;
  if (/[ëç]/.test(word)) return 4;
  return onlyMarksApart(word, form) ? 0 : 1.5;
}

function onlyMarksApart(word: string, form: string): boolean {
  const typed = word.replace(/[çq]/g, 'c');
  const plain = form.replace(/[çq]/g, 'c');
  return [
    plain.replaceAll('ë', 'e'),
    plain.replaceAll('ë', ''),
    plain.replace(/ë$/, '').replaceAll('ë', 'e'),
  ].includes(typed);
}
