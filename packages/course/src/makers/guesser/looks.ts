import { type Look, likeness, lookOf, wordsOf } from './look.ts';
import type { Riddle } from './riddle.ts';

/** What can be seen of the options without having learnt from other questions: name → one value each. */
type Columns = Readonly<Record<string, readonly number[]>>;

export function looksOf(riddle: Riddle): Columns {
  const columns = SEEN.get(riddle) ?? newLooks(riddle);
  SEEN.set(riddle, columns);
  return columns;
}

/** The table of the fitted guesser asks for them, and several strategies do. */
const SEEN = new WeakMap<Riddle, Columns>();

function newLooks({ question, options, kosovo }: Riddle): Columns {
  const looks = options.map(lookOf);
  return withRanks({
    ...likenesses(looks),
    ...sharedWords(looks),
    ...lengths(looks),
    ...signs(looks),
    ...overlap(looks, question),
    'polite words': looks.map(({ words }) => words.filter((word) => POLITE.has(word)).length),
    "Kosovo's words": kosovo,
  });
}

function likenesses(looks: readonly Look[]): Columns {
  const wordSets = looks.map(({ words }) => new Set(words));
  const pairSets = looks.map(({ pairs }) => new Set(pairs));
  const letterSets = looks.map(({ letterPairs }) => letterPairs);
  return {
    ...likenessBy('words', wordSets),
    ...likenessBy('neighbouring words', pairSets),
    ...likenessBy('letters', letterSets),
    'same beginning': sums(looks, (a, b) => sameStart(a.words, b.words)),
    'same end': sums(looks, (a, b) => sameStart(a.words.toReversed(), b.words.toReversed())),
    'same places': sums(looks, (a, b) => samePlaces(a.words, b.words)),
  };
}

function likenessBy<T>(what: string, sets: readonly ReadonlySet<T>[]): Columns {
  const of = sets.map((set) =>
    sets.filter((other) => other !== set).map((other) => likeness(set, other)),
  );
  return {
    [`likeness in ${what}`]: of.map(sum),
    [`nearest in ${what}`]: of.map((all) => Math.max(...all)),
    [`furthest in ${what}`]: of.map((all) => Math.min(...all)),
  };
}

/** How many of an option's words stand in none, one, two or all of the others. */
function sharedWords(looks: readonly Look[]): Columns {
  const elsewhere = looks.map((look) =>
    look.words.map(
      (word) => looks.filter((other) => other !== look && other.words.includes(word)).length,
    ),
  );
  const share = (times: number) =>
    elsewhere.map((all) => all.filter((each) => each === times).length / Math.max(1, all.length));
  return {
    'words of its own': elsewhere.map((all) => all.filter((each) => each === 0).length),
    'share of own words': share(0),
    'share of words in one other': share(1),
    'share of words in two others': share(2),
    'share of words in all': share(3),
    'votes for its words': elsewhere.map((all) => sum(all) / Math.max(1, all.length)),
    // What a pattern of two by two does not have: a word that only this option lacks.
    'lacks what all others have': looks.map((look) => {
      const others = looks.filter((other) => other !== look);
      const common = new Set(
        (others[0]?.words ?? []).filter((word) =>
          others.every(({ words }) => words.includes(word)),
        ),
      );
      return [...common].filter((word) => !look.words.includes(word)).length;
    }),
  };
}

function lengths(looks: readonly Look[]): Columns {
  const letters = looks.map(({ text }) => [...text].length);
  const words = looks.map(({ words }) => words.length);
  const away = (all: readonly number[]) =>
    all.map((each) => Math.abs(Math.log(Math.max(1, each) / Math.max(1, sum(all) / all.length))));
  return {
    length: letters.map((each) => Math.log(Math.max(1, each))),
    'number of words': words,
    'length unlike the others': away(letters),
    'number of words unlike the others': away(words),
    'length of words': looks.map(
      ({ words }) => sum(words.map((word) => word.length)) / Math.max(1, words.length),
    ),
  };
}

function signs(looks: readonly Look[]): Columns {
  const count = (pattern: RegExp) => looks.map(({ text }) => text.match(pattern)?.length ?? 0);
  const ends = looks.map(({ text }) => text.slice(-1).replace(/[\p{L}\p{N}]/u, ''));
  const starts = looks.map(({ text }) => /^\p{Lu}/u.test(text));
  return {
    commas: count(/,/g),
    'exclamation marks': count(/!/g),
    'question marks': count(/\?/g),
    'full stops': count(/\./g),
    apostrophes: count(/['’]/g),
    'other signs': count(/[;:()"“”–—-]/g),
    digits: count(/\d/g),
    'capitals inside': count(/(?<=\P{L}\p{L}*)(?<!^)(?<![.!?] )\p{Lu}/gu),
    'letters ë and ç': count(/[ëç]/gi),
    'sign at the end like the others': ends.map(
      (end) => ends.filter((other) => other === end).length,
    ),
    'capital like the others': starts.map(
      (start) => starts.filter((other) => other === start).length,
    ),
  };
}

/** Words of the question, or words that begin like one: "walk" in the question, "walking" in an option. */
function overlap(looks: readonly Look[], question: string): Columns {
  const asked = new Set(wordsOf(question).filter((word) => !EVERYWHERE.has(word)));
  const stems = new Set([...asked].map(stem));
  return {
    'words of the question': looks.map(
      ({ words }) => words.filter((word) => asked.has(word)).length,
    ),
    'share of words of the question': looks.map(
      ({ words }) =>
        words.filter((word) => stems.has(stem(word))).length / Math.max(1, words.length),
    ),
  };
}

function withRanks(columns: Columns): Columns {
  const ranked = RANKED.flatMap((name) => {
    const values = columns[name] ?? [];
    return [
      [`most: ${name}`, fairly(values, Math.max(...values))] as const,
      [`least: ${name}`, fairly(values, Math.min(...values))] as const,
    ];
  });
  return { ...columns, ...Object.fromEntries(ranked) };
}

/** Where being first or last of the four may say more than by how much. */
const RANKED = [
  'likeness in words',
  'likeness in neighbouring words',
  'likeness in letters',
  'votes for its words',
  'length',
  'number of words',
  'share of words of the question',
  'polite words',
  "Kosovo's words",
];

/** One for the option that has this value; shared where several have it. */
function fairly(values: readonly number[], value: number): number[] {
  const same = values.map((each) => Math.abs(each - value) < 1e-9);
  const times = same.filter(Boolean).length;
  return same.map((is) => (is ? 1 / times : 0));
}

function sums(looks: readonly Look[], compare: (a: Look, b: Look) => number): number[] {
  return looks.map((look) =>
    sum(looks.filter((other) => other !== look).map((other) => compare(look, other))),
  );
}

function sameStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return (differs === -1 ? a.length : differs) / Math.max(1, a.length, b.length);
}

function samePlaces(a: readonly string[], b: readonly string[]): number {
  return a.filter((word, index) => word === b[index]).length / Math.max(1, a.length, b.length);
}

function stem(word: string): string {
  return word.slice(0, 5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

const EVERYWHERE = new Set(
  'a an the is are do does did you your he she it what how who where when which of to in on at and or for'.split(
    ' ',
  ),
);
const POLITE = new Set(
  'ju juve jeni lutem faleminderit urdhëroni mirësevini zoti zotëri zonjë zonja kënaqësi rrnofsh mundeni dëshironi bacë keni uluni please thank thanks sir madam welcome pleasure sorry falni kindly'.split(
    ' ',
  ),
);
