import { type Candidate, sidesOf } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { KIND } from './kinds.ts';
import { gainAfter, type Neighbour } from './neighbours.ts';
import type { ReadingIndex, Word } from './reading-index.ts';
import { bare } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A piece of a text, and what it can be; without readings it is what it says, or not known. */
export interface ReadToken {
  readonly text: string;
  readonly kind: Token['kind'] | 'name' | 'foreign';
  /** The language of a word that is not Albanian. */
  readonly language?: string;
  readonly readings: readonly Candidate[];
}

/** The text read word by word: of each the likeliest reading first. Never leaves out a character. */
export function readText(text: string, index: ReadingIndex): ReadToken[] {
  const habits = { marksAreTyped: /[ëç]/i.test(text.normalize('NFC')) };
  const memory = new Map<string, Candidate[]>();
  const tokens = tokensOf(text);
  const places = tokens.map((token, at): Place => {
    if (token.kind !== 'word') return { token, candidates: [], isName: false };
    const key = token.text.normalize('NFC').toLowerCase();
    const found = memory.get(key) ?? candidatesOf(key, index, habits);
    memory.set(key, found);
    const led = found.length === 0 ? nameWithLead(token.text, index) : undefined;
    if (led) return { token, candidates: [led], isName: true };
    const capital = capitalOf(tokens, at);
    // A capital within a sentence is a name before it is something that hardly looks like it.
    const candidates = byCapital(found, capital).filter(
      (each) => each.score >= 0 || isOfName(each) || capital !== 'its own',
    );
    return { token, candidates, isName: looksLikeName(tokens, at, candidates) };
  });
  return likeliest(places).map((place) => readToken(place, index));
}

interface Place {
  readonly token: Token;
  readonly candidates: readonly Candidate[];
  /** Capitals within a sentence. */
  readonly isName: boolean;
}

function readToken({ token, candidates, isName }: Place, index: ReadingIndex): ReadToken {
  const { text, kind } = token;
  if (kind !== 'word') return { text, kind, readings: [] };
  const language = index.languageOf(bare(text));
  const [first] = candidates;
  const isSure =
    first !== undefined &&
    first.score > 2 &&
    first.parts.map((part) => part.bare).join('') === bare(text);
  if (language !== undefined && !isSure) return { text, kind: 'foreign', language, readings: [] };
  if (first === undefined && isName) return { text, kind: 'name', readings: [] };
  const readings = candidates.map((each) => ({ ...each, full: inCase(each.full, text) }));
  const named = first !== undefined && isOfName(first);
  return { text, kind: named ? 'name' : 'word', readings };
}

type Capital = 'none' | 'of the sentence' | 'its own';

/** A capital where no sentence begins is the word's own. */
function capitalOf(tokens: readonly Token[], at: number): Capital {
  if (!/^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')) return 'none';
  const before = tokens.slice(Math.max(0, at - 1), at);
  const opens = before.length === 0 || before.some(({ text }) => /[.!?…:\n"“”]/.test(text));
  return opens ? 'of the sentence' : 'its own';
}

const FOR_A_CAPITAL = 3;
const WITHOUT_CAPITAL = 4;

/** "drita" is the light rather than a woman, "Drita" within a sentence the woman. */
function byCapital(candidates: readonly Candidate[], capital: Capital): readonly Candidate[] {
  const gain = { none: -WITHOUT_CAPITAL, 'of the sentence': 0, 'its own': FOR_A_CAPITAL }[capital];
  if (gain === 0 || candidates.every(isOfName) || !candidates.some(isOfName)) return candidates;
  return candidates
    .map((each) => (isOfName(each) ? { ...each, score: each.score + gain } : each))
    .toSorted((a, b) => b.score - a.score);
}

const isOfName = ({ parts }: Candidate): boolean => parts[0]?.word.part === 'name';

function looksLikeName(
  tokens: readonly Token[],
  at: number,
  candidates: readonly Candidate[],
): boolean {
  const text = tokens[at]?.text ?? '';
  if (candidates.length > 0) return false;
  return ABBREVIATED.test(text) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(text));
}

/** KQZ, LDK-së: a house or a party by its letters. */
const ABBREVIATED = /^\p{Lu}{2,5}(?:[-'’]\p{Ll}{1,3})?$/u;

/** nWinterthur: what is not known after the capital is a name. */
function nameWithLead(text: string, index: ReadingIndex): Candidate | undefined {
  const [, letter = '', name = ''] = /^([ntsm])(\p{Lu}\p{Ll}\p{L}*)$/u.exec(text) ?? [];
  const lead = index.alike(`${letter}'`).find(({ form }) => form === `${letter}'`);
  if (name === '' || lead === undefined) return undefined;
  const word: Word = { lemma: name, part: 'name', gloss: 'a name', standard: [], taught: false };
  const kinds = KIND.name | KIND.noun | byEnding(name);
  const named = { form: name, bare: bare(name), word, features: [''], kinds, weight: 0 };
  return { full: `${lead.form}${name}`, parts: [lead, named], score: 0 };
}

/**
 * The best way through all words: each with what it is by itself and how it stands after the one
 * before. The work grows with the number of words, since each has only so many candidates.
 */
function likeliest(places: readonly Place[]): Place[] {
  const steps: { at: number; scores: number[]; from: number[] }[] = [];
  let before: {
    sides: (Neighbour | undefined)[];
    priors: (Neighbour | undefined)[];
    scores: number[];
  } = {
    sides: [undefined],
    priors: [undefined],
    scores: [0],
  };
  for (const [at, { token, candidates }] of places.entries()) {
    if (token.kind === 'gap' && !ENDS_A_PART.test(token.text)) continue;
    if (candidates.length === 0) {
      const side = sideOf(token);
      const ways = before.scores.map(
        (score, each) =>
          score + (side ? gainAfter(before.sides[each], side, before.priors[each]) : 0),
      );
      const top = Math.max(...ways);
      steps.push({ at, scores: [top], from: [ways.indexOf(top)] });
      before = { sides: [side], priors: [undefined], scores: [top] };
      continue;
    }
    const scores: number[] = [];
    const from: number[] = [];
    for (const candidate of candidates) {
      const { first, last } = sidesOf(candidate);
      const isLed = candidate.parts.length === 2 && /^[tm]'$/.test(first.form);
      let bestScore = Number.NEGATIVE_INFINITY;
      let bestFrom = 0;
      for (const [each, side] of before.sides.entries()) {
        const past = isLed ? gainPast(side, first, last) : 0;
        const score =
          (before.scores[each] ?? 0) + past + gainAfter(side, first, before.priors[each]);
        if (score > bestScore) [bestScore, bestFrom] = [score, each];
      }
      scores.push(bestScore + candidate.score);
      from.push(bestFrom);
    }
    steps.push({ at, scores, from });
    const priors = from.map((each) => before.sides[each]);
    before = { sides: candidates.map((each) => sidesOf(each).last), priors, scores };
  }
  return backwards(places, steps);
}

function backwards(
  places: readonly Place[],
  steps: readonly { at: number; scores: readonly number[]; from: readonly number[] }[],
): Place[] {
  const ordered = [...places];
  let chosen = 0;
  for (const [place, { at, scores, from }] of [...steps.entries()].reverse()) {
    const isLast = place === steps.length - 1;
    if (isLast) chosen = scores.indexOf(Math.max(...scores));
    const { token, candidates, isName } = places[at] ?? {
      token: undefined,
      candidates: [],
      isName: false,
    };
    const first = candidates[chosen];
    if (token && first) {
      const others = candidates.filter((each) => each !== first);
      ordered[at] = { token, isName, candidates: [first, ...others] };
    }
    chosen = from[chosen] ?? 0;
  }
  return ordered;
}

/** "me t'marrë, zoti t'faltë": what leans on the word is looked past. */
function gainPast(side: Neighbour | undefined, first: Neighbour, last: Neighbour): number {
  if (side && LOOKS_PAST.test(side.form)) return gainAfter(first, last, side);
  const isOnlyDone = last.kinds === (last.kinds & (KIND.participle | KIND.kosovo));
  return isOnlyDone && last.kinds !== 0 ? -3 : 0;
}

const LOOKS_PAST = /^(me|tu|duke|zoti|allahu|dreqi)$/i;
const ENDS_A_PART = /[.,!?…;:()\n"“”]/;

/** What is not known is mostly a name or a thing. */
function sideOf(token: Token): Neighbour | undefined {
  if (token.kind === 'number') return { form: '', lemma: '', kinds: KIND.numeral };
  if (token.kind === 'word')
    return { form: '', lemma: '', kinds: KIND.name | KIND.noun | byEnding(token.text) };
  return undefined;
}

/** The ending tells what the reader does not know: te Zahnarzti, prej Rümlangut. */
function byEnding(text: string): number {
  if (/(in|un|ën)$/i.test(text)) return KIND.definite | KIND.accusative;
  if (/(it|ut|ës|ve)$/i.test(text)) return KIND.definite | KIND.oblique;
  return /[iua]$/i.test(text) ? KIND.definite | KIND.doer : 0;
}

/** Capitals stay as they were typed: nothing is corrected that was not left out. */
function inCase(full: string, typed: string): string {
  const letters = typed.replace(/[^\p{L}]/gu, '');
  if (
    letters.length > 1 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  ) {
    return full.toUpperCase();
  }
  if (/^\p{Lu}/u.test(typed)) return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
  return full.charAt(0).toLowerCase() + full.slice(1);
}
