import { asOneWord } from './as-one-word.ts';
import { asSaid } from './as-said.ts';
import type { Candidate, Habits } from './candidate.ts';
import { KIND } from './kinds.ts';
import type { ReadingIndex } from './reading-index.ts';

const { noun, name, verb, subjunctive, aorist, imperative, participle, adjective, pronoun } = KIND;
const done = verb | aorist;

/** Short words that lose their vowel and lean on the next one, with what that can be. */
const SHORT: readonly (readonly [typed: RegExp, short: string, kinds: number])[] = [
  [/^s/, "s'", done | KIND.clitic | KIND.small],
  [/^t/, "t'", done | subjunctive | noun | adjective | name | participle | KIND.clitic],
  [/^m/, "m'", done | imperative | subjunctive | participle | KIND.clitic],
  [/^n/, "n'", noun | name | pronoun],
  [/^(?:ç|q|c)/, "ç'", done | noun | KIND.small],
];

const FOR_SHORTENING = 2.5;
const BOTH_AT_ONCE = 1.5;

/** spo, ska, tkom, nshpi, stkom: taken apart and given their apostrophes. */
export function shortened(
  typed: string,
  word: string,
  index: ReadingIndex,
  habits: Habits,
  deep = 0,
): Candidate[] {
  const apart = /^\p{L}['’‘`´]/u.test(typed);
  return SHORT.flatMap(([start, short, kinds]) => {
    const rest = word.replace(start, '');
    if (rest === word || rest.length < 2) return [];
    const lead = index.alike(short).find(({ form }) => form === short);
    if (lead === undefined) return [];
    const typedRest = apart ? typed.slice(2) : rest;
    const further = deep < 1 ? shortened(typedRest, rest, index, habits, deep + 1) : [];
    const stands = ({ parts }: Candidate) =>
      parts.some((part) => (part.kinds & kinds) !== 0 && !/^[stmn]'/.test(part.form));
    const written = asOneWord(rest, rest, index, habits).filter(stands);
    // nmbramje: taken apart, and said as Kosovo does; but sh and th are one letter.
    const fits =
      written.length > 0 || (!apart && /^[st]$/.test(word[0] ?? '') && rest.startsWith('h'))
        ? written
        : asSaid(rest, rest, index, habits)
            .filter(stands)
            .map((each) => ({ ...each, score: each.score - BOTH_AT_ONCE }));
    return [...fits, ...further].map(({ full, parts, score }) => ({
      full: `${short}${full}`,
      parts: [lead, ...parts],
      score: score - (apart ? -2 : FOR_SHORTENING),
    }));
  });
}
