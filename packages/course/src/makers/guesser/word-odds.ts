import type { Folds } from './folds.ts';
import { lookOf } from './look.ts';
import { OPTIONS, RIGHT, type Riddle } from './riddle.ts';
import { type Column, centred } from './table.ts';

/**
 * Which words, neighbours, endings and whole options are right more often than chance elsewhere, as
 * columns of a table. What is learnt about a riddle comes from the folds that its own learns from.
 */
export function wordOdds(pieces: Pieces, { foldOf, learnsFrom }: Folds): Column[] {
  const odds = oddsOf(pieces, foldOf, learnsFrom);
  const columns = NAMES.map((name) => {
    return { name, values: new Float64Array(pieces.ofRiddles.length * OPTIONS) };
  });
  pieces.ofRiddles.forEach((families, riddle) => {
    const known = odds[foldOf[riddle] ?? 0] ?? new Float64Array();
    families.forEach((options, family) => {
      options.forEach((ids, option) => {
        const row = riddle * OPTIONS + option;
        let [all, best, worst] = [0, 0, 0];
        for (const id of ids) {
          const each = known[id] ?? 0;
          all += each;
          if (each > best) best = each;
          if (each < worst) worst = each;
        }
        [all, best, worst].forEach((value, which) => {
          const column = columns[family * WHICH.length + which];
          if (column) column.values[row] = value;
        });
      });
    });
  });
  return columns.map(({ name, values }) => ({ name, values: centred(values) }));
}

/** The words and neighbours of an option that speak for it most, as far as others have them. */
export function tellingPieces(
  pieces: Pieces,
  { foldOf, learnsFrom }: Folds,
  riddle: number,
  option: number,
): string[] {
  const odds = oddsOf(pieces, foldOf, learnsFrom)[foldOf[riddle] ?? 0] ?? new Float64Array();
  const families = pieces.ofRiddles[riddle]?.slice(0, WHOLE) ?? [];
  const ids = [...new Set(families.flatMap((options) => options[option] ?? []))];
  const telling = ids
    .map((id) => ({ text: pieces.texts[id] ?? '', odds: odds[id] ?? 0 }))
    .filter(({ odds }) => odds > WORTH_TELLING)
    .sort((a, b) => b.odds - a.odds);
  return [...new Set(telling.map(({ text }) => text))];
}

const WORTH_TELLING = 0.2;
/** Words and neighbours come before endings and whole options, each of all kinds and of its own. */
const WHOLE = 4;

/** Of each riddle, family by family and option by option, the numbers of what not every option has. */
export interface Pieces {
  readonly ofRiddles: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly count: number;
  /** Number → the piece, as a writer knows it. */
  readonly texts: readonly string[];
}

export function piecesOf(riddles: readonly Riddle[]): Pieces {
  const families = riddles.map(familiesOf);
  const met = new Map<string, string>();
  const ids = new Map<string, number>();
  riddles.forEach(({ lesson }, riddle) => {
    for (const piece of (families[riddle] ?? []).flat(2)) {
      const first = met.get(piece) ?? lesson;
      met.set(piece, first);
      // What only one lesson has cannot be learnt from another.
      if (first !== lesson && !ids.has(piece)) ids.set(piece, ids.size);
    }
  });
  const ofRiddles = families.map((family) =>
    family.map((options) => options.map((pieces) => pieces.flatMap((each) => ids.get(each) ?? []))),
  );
  const texts = [...ids.keys()].map((piece) => piece.split(' ').slice(2).join(' '));
  return { ofRiddles, count: ids.size, texts };
}

function familiesOf({ kind, options }: Riddle): string[][][] {
  const looks = options.map(lookOf);
  const families = [
    looks.map(({ words }) => words),
    looks.map(({ pairs }) => pairs),
    looks.map(({ words }) => words.map((word) => word.slice(-3))),
    looks.map(({ words }) => [words.join(' ')]),
  ];
  return families.flatMap((family, index) =>
    ['', kind].map((scope) =>
      family.map((pieces) =>
        [...new Set(pieces)]
          .filter((piece) => family.some((other) => !other.includes(piece)))
          .map((piece) => `${index} ${scope} ${piece}`),
      ),
    ),
  );
}

/** So many cases of what chance expects are added: a word met once tells next to nothing. */
const CAUTION = 1.5;

const WHICH = ['', ', the best of them', ', the worst of them'];
const NAMES = ['words', 'neighbouring words', 'endings', 'whole options'].flatMap((family) =>
  ['elsewhere', 'elsewhere in this kind'].flatMap((scope) =>
    WHICH.map((which) => `${family} that are right ${scope}${which}`),
  ),
);

/** For each fold, of each piece: how much oftener it is right than chance expects. */
function oddsOf(
  { ofRiddles, count }: Pieces,
  foldOf: Folds['foldOf'],
  learnsFrom: Folds['learnsFrom'],
): Float64Array[] {
  const right = learnsFrom.map(() => new Float64Array(count));
  const expected = learnsFrom.map(() => new Float64Array(count));
  ofRiddles.forEach((families, riddle) => {
    const fold = foldOf[riddle] ?? 0;
    for (const options of families) {
      for (const id of options[RIGHT] ?? []) add(right[fold], id, 1);
      for (const id of options.flat()) add(expected[fold], id, 1 / options.length);
    }
  });
  return learnsFrom.map((from) => {
    const odds = new Float64Array(count);
    for (let id = 0; id < count; id += 1) {
      let [times, due] = [CAUTION, CAUTION];
      for (const fold of from) {
        times += right[fold]?.[id] ?? 0;
        due += expected[fold]?.[id] ?? 0;
      }
      odds[id] = Math.log(times / due);
    }
    return odds;
  });
}

function add(counts: Float64Array | undefined, id: number, value: number): void {
  if (counts) counts[id] = (counts[id] ?? 0) + value;
}
