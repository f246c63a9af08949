import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import { isParticiple } from './word-class.ts';

/** A word of a text with what stands around it. */
export interface Placed {
  readonly text: string;
  readonly entry: Entry | undefined;
  /** The words before and after it, as far as no sign parts them. */
  readonly before: readonly Neighbour[];
  readonly after: readonly Neighbour[];
}

export interface Neighbour {
  readonly form: string;
  readonly entry: Entry | undefined;
}

/** Words that have another sense by what stands around them; undefined where that cannot be told. */
export type SensesByPlace = Readonly<Record<string, (word: Placed) => string | undefined>>;

/** The words of a text, each with its neighbours up to the next comma, full stop or other sign. */
export function placedIn(text: string, lexicon: Lexicon): Placed[] {
  const words = lexicon.wordsIn(text);
  const clauses: Neighbour[][] = [[]];
  const places: { clause: Neighbour[]; at: number }[] = [];
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word.text, from);
    if (/[^\s'’`]/.test(text.slice(from, start))) clauses.push([]);
    from = start + word.text.length;
    const clause = clauses.at(-1) ?? [];
    places.push({ clause, at: clause.length });
    clause.push({ form: word.text.toLowerCase(), entry: word.entry });
  }
  return words.map((word, index) => {
    const { clause, at } = places[index] ?? { clause: [], at: 0 };
    return { ...word, before: clause.slice(0, at).reverse(), after: clause.slice(at + 1) };
  });
}

export function next({ after }: Placed): Neighbour | undefined {
  return after[0];
}

export function previous({ before }: Placed): Neighbour | undefined {
  return before[0];
}

export function afterPronouns({ after }: Placed): Neighbour | undefined {
  return after.find(({ form }) => !PRONOUNS.has(form));
}

/** Of "kam ble" the buying; a "have" that stands alone is itself what is said. */
export function contentVerb({ after }: Placed): Neighbour | undefined {
  const [verb, following] = after.filter(({ form }) => !PRONOUNS.has(form));
  return verb?.entry?.lemma === 'kam' && isParticiple(following) ? following : verb;
}

export const PRONOUNS = new Set("e i u na ju ia ua jua ma ta më m' t' s' të".split(' '));
/** Between a noun and what describes it. */
export const LINKS = new Set(['i', 'e', 'të', "t'"]);
export const TE = new Set(['të', "t'"]);
