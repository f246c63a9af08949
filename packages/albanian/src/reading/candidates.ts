import { type Candidate, type Habits, whole } from './alike.ts';
import { KIND } from './kinds.ts';
import type { Neighbour } from './neighbours.ts';
import type { FormEntry, ReadingIndex } from './reading-index.ts';
import { bare, LONGEST_WORD, markedLike } from './spelling.ts';

/** How many readings of a word are weighed against its neighbours. */
const MOST = 8;
/** What is a word by itself is seldom meant as two: tmerr, tha. */
const BESIDE_A_WORD = 3;
/** Below this, what the word sounds like and what it is made of is asked as well. */
const LIKELY_ENOUGH = -2.5;

/** All ways to read a word that come into question, the likeliest first. */
export function candidatesOf(typed: string, index: ReadingIndex, habits: Habits): Candidate[] {
  const word = bare(typed);
  if (word === '' || word.length > LONGEST_WORD) return [];
  const full = index.inFull(word);
  if (full !== undefined) {
    const written = inWords(full, index, habits);
    if (written) return [written];
  }
  const asTyped = whole(typed, word, index, habits);
  const isWord = asTyped.some(({ parts }) => silent(parts[0]?.bare ?? '') === silent(word));
  const taken = shortened(typed, word, index, habits).map((each) =>
    isWord ? { ...each, score: each.score - BESIDE_A_WORD } : each,
  );
  const found = [...asTyped, ...taken];
  const likely = best(found);
  if ((likely[0]?.score ?? -9) >= LIKELY_ENOUGH) return likely;
  const others = best([
    ...likely,
    ...asSaid(typed, word, index, habits),
    ...runTogether(word, index, habits),
  ]);
  return others.length > 0 ? others : derived(typed, word, index, habits);
}

/** Without the -ë that nobody hears. */
const silent = (word: string): string => word.replace(/ë$/, '');

function best(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .filter(({ full, parts }) => {
      const key = `${full} ${parts.map(({ word }) => word.lemma).join(' ')}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

/** A phrase that stands for a sign: flm, dmth, psh. */
function inWords(full: string, index: ReadingIndex, habits: Habits): Candidate | undefined {
  const parts = full
    .split(' ')
    .flatMap((each) => candidatesOf(each, withoutSigns(index), habits)[0]?.parts ?? []);
  return parts.length === 0 ? undefined : { full, parts, score: 8 };
}

const withoutSigns = (index: ReadingIndex): ReadingIndex => ({ ...index, inFull: () => undefined });

const { noun, name, verb, subjunctive, aorist, imperative, participle, adjective, pronoun } = KIND;
const done = verb | aorist;

/** Short words that lose their vowel and lean on the next one, with what that can be. */
const SHORT: readonly (readonly [typed: RegExp, short: string, kinds: number])[] = [
  [/^s/, "s'", done | KIND.clitic | KIND.small],
  [/^t/, "t'", done | subjunctive | noun | adjective | name | participle | KIND.clitic],
  [/^m/, "m'", done | imperative | subjunctive | participle | KIND.clitic],
  [/^n/, "n'", noun | name | pronoun],
  [/^(?:ç|q|c)/, "ç'", done | noun | KIND.small],
  [/^k/, "k'", 0],
];

const FOR_SHORTENING = 2.5;
const BOTH_AT_ONCE = 1.5;

/** spo, ska, tkom, nshpi, stkom: taken apart and given their apostrophes. */
function shortened(
  typed: string,
  word: string,
  index: ReadingIndex,
  habits: Habits,
  deep = 0,
): Candidate[] {
  const apart = /^\p{L}['’‘`´]/u.test(typed);
  return SHORT.flatMap(([start, short, kinds]) => {
    const rest = word.replace(start, '');
    if (rest === word || rest.length < 2 || kinds === 0) return [];
    const lead = index.alike(short).find(({ form }) => form === short);
    if (lead === undefined) return [];
    const typedRest = apart ? typed.slice(2) : rest;
    const further = deep < 1 ? shortened(typedRest, rest, index, habits, deep + 1) : [];
    const stands = ({ parts }: Candidate) =>
      parts.some((part) => (part.kinds & kinds) !== 0 && !/^[stmn]'/.test(part.form));
    const written = whole(rest, rest, index, habits).filter(stands);
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

/** How Kosovo sounds beside how it is written, one change at a time; the word stays as it was typed. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/o/, 'a'],
  [/o/, 'ë'],
  [/a/, 'ë'],
  [/m(?!b)/, 'mb'],
  [/n(?![dgj])/, 'nd'],
  [/n(?=[aeiou])/, 'ng'],
  [/u$/, 'ua'],
  [/u(?=[aejtn])/, 'ue'],
  [/ue/, 'ua'],
  [/us(?=$|[eijtv])/, 'ues'],
  [/y$/, 'ye'],
  [/y/, 'i'],
  [/i/, 'y'],
  [/i(?=ll?)/, 'ie'],
  [/^(?=[rlm])/, 'n'],
  [/f(?=m)/, 'fë'],
  [/j$/, 'një'],
  [/nj/, 'j'],
  [/na$/, 'më'],
  [/na$/, 'im'],
  [/t$/, 'sht'],
  [/k$/, 'g'],
  [/t$/, 'd'],
  [/p$/, 'b'],
  [/s$/, 'z'],
  [/ç$/, 'xh'],
  [/dhet/, 'dhjet'],
  [/^h?/, 'h'],
  [/h/, ''],
  [/j(?=[ae])/, ''],
];

const FOR_SOUNDS = 2.5;

function asSaid(typed: string, word: string, index: ReadingIndex, habits: Habits): Candidate[] {
  if (word.length < 3) return [];
  const keeps = typed.toLowerCase().replace(/[’‘`´]/g, "'");
  return SAID.flatMap(([sound, letter]) => {
    const written = word.replace(sound, letter);
    if (written === word) return [];
    return whole(written, written, index, habits)
      .filter(({ score }) => score >= -2)
      .map((candidate) => ({
        ...candidate,
        full: keeps.includes("'") ? keeps : markedLike(word, candidate.parts[0]?.bare ?? word),
        score: candidate.score - FOR_SOUNDS,
      }));
  });
}

const PER_CUT = 4;
const SHORTEST_RUN = 4;
const LONGEST_RUN = 26;
/** Endings of nouns rather than words at the end: "vëllaun" is not "vëlla u në". */
const CLINGS = /^(e|i|a|u|o|të|në|më|se)$/;
/** The words of one or two letters that people write in one with others. */
const JOINED = /^(po|e|i|ka|me|a|u|je|ti|do|se|ma|ta|ku|sa|si|të|në|më|o|ju)$/;

/** ckapobon: çka po bon. Only words that are usual are looked for in it. */
function runTogether(word: string, index: ReadingIndex, habits: Habits): Candidate[] {
  if (word.length < SHORTEST_RUN || word.length > LONGEST_RUN) return [];
  const upTo: (Candidate | undefined)[] = [{ full: '', parts: [], score: 0 }];
  for (let end = 1; end <= word.length; end++) {
    let found: Candidate | undefined;
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const before = upTo[start];
      if (before === undefined || before.parts.length > 3) continue;
      const piece = word.slice(start, end);
      const [usual] = best(
        whole(piece, piece, index, habits).filter(
          ({ full, score }) =>
            score >= (piece.length < 4 ? 7 : 4) && (piece.length > 2 || JOINED.test(full)),
        ),
      );
      if (usual === undefined || (end === word.length && CLINGS.test(usual.full))) continue;
      const score = before.score + Math.min(usual.score, 6) - PER_CUT - (piece.length < 3 ? 2 : 0);
      if (found === undefined || score > found.score) {
        const full = before.full === '' ? usual.full : `${before.full} ${usual.full}`;
        found = { full: full.replace(/' /g, "'"), parts: [...before.parts, ...usual.parts], score };
      }
    }
    upTo.push(found);
  }
  const all = upTo[word.length];
  return all && all.parts.length > 1 ? [{ ...all, score: all.score / all.parts.length - 1 }] : [];
}

/** Words that a rule makes of a known one: what is done (-im), how (-isht), what is not (pa-, mos-, jo-). */
const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/im(i|in|it|e|et|eve)?$/, 'oj'],
  [/uesh(ëm|em|me|mit)?$/, 'oj'],
  [/ues(i|in|it|e|ja|en|es|it|ve)?$/, 'oj'],
  [/uar(i|it|a|en|ën|at|it|ve)?$/, 'oj'],
  [/isht$/, ''],
  [/(ush|ushi|kë|ke|ka|th|z|zë|za)$/, ''],
  [/^(pa|mos|jo|ri|për|sh|ç|stër|nën|mbi)/, ''],
  [/(si|sia|sinë|sise|shmëri|shmeria)$/, ''],
];

function derived(typed: string, word: string, index: ReadingIndex, habits: Habits): Candidate[] {
  const keeps = typed.toLowerCase();
  return best(
    DERIVED.flatMap(([ending, of]) => {
      const stem = word.replace(ending, of);
      if (stem === word || stem.length < 4) return [];
      return whole(stem, stem, index, habits).map((candidate) => ({
        ...candidate,
        full: keeps,
        score: candidate.score - 4,
      }));
    }),
  );
}

/** As the words beside it see its first and its last part. */
export function sidesOf({ parts }: Candidate): { first: Neighbour; last: Neighbour } {
  const [first, last] = [parts[0], parts.at(-1)];
  return { first: neighbour(first), last: neighbour(last) };
}

function neighbour(entry: FormEntry | undefined): Neighbour {
  return { form: entry?.form ?? '', lemma: entry?.word.lemma ?? '', kinds: entry?.kinds ?? 0 };
}
