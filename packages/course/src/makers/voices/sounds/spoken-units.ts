import type { PlacedSign } from '../../../speech/kokoro/sign-places.ts';

/** The signs of one sound, with the stress before it, and where they lie. */
export interface Unit {
  readonly signs: string;
  readonly stressed: boolean;
  readonly from: number;
  readonly to: number;
  /** Where its last sign begins: of ʊl the l, of cç the rub. */
  readonly lastFrom: number;
}

/** Sounds that Kokoro is told by two signs (`tokens.ts`). */
const PAIRS = new Set(['cç', 'ɡʝ', 'rr', 'ʊl']);
const STRESS = 'ˈ';
const SPACE = ' ';

/**
 * What is said, sound by sound, spaces and marks among them. As measured, the length of the stress is the beginning
 * of its vowel, and a space the end of a vowel before it.
 */
export function unitsOf(signs: readonly PlacedSign[]): Unit[] {
  const units: Unit[] = [];
  let stressFrom: number | undefined;
  for (let at = 0; at < signs.length; at += 1) {
    const first = signs[at];
    if (first === undefined) continue;
    if (first.sign === STRESS) {
      stressFrom = first.from;
      continue;
    }
    const next = signs[at + 1];
    const pair = next !== undefined && PAIRS.has(first.sign + next.sign) ? next : undefined;
    const last = pair ?? first;
    if (pair) at += 1;
    const after = signs[at + 1];
    const trails = isVowel(last.sign) && after?.sign === SPACE;
    units.push({
      signs: pair ? first.sign + pair.sign : first.sign,
      stressed: stressFrom !== undefined,
      from: stressFrom ?? first.from,
      to: trails ? after.to : last.to,
      lastFrom: pair ? pair.from : (stressFrom ?? first.from),
    });
    stressFrom = undefined;
  }
  return units;
}

/** The units of signs whose places do not matter. */
export function unplacedUnits(tokens: string): Unit[] {
  return unitsOf([...tokens].map((sign) => ({ sign, from: 0, to: 0 })));
}

export function isVowel(signs: string | undefined): boolean {
  return signs !== undefined && /^[aɛəɜiɔuy]$/.test(signs);
}

/** A pause or the end: what lies before it fades. */
export function isMark(signs: string | undefined): boolean {
  return signs === undefined || /^[.,?!]$/.test(signs);
}
