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

/** Of each riddle, family by family and option by option, the numbers of what not every option has. */
export interface Pieces {
  readonly ofRiddles: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly count: number;
}

export function piecesOf(riddles: readonly Riddle[]): Pieces {
  const ids = new Map<string, number>();
  const ofRiddles = riddles.map(({ kind, options }) => {
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
            .map((piece) => idOf(`${index} ${scope} ${piece}`, ids)),
        ),
      ),
    );
  });
  return { ofRiddles, count: ids.size };
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
  return learnsFrom.map((from) =>
    Float64Array.from({ length: count }, (_, id) => {
      let [times, due] = [CAUTION, CAUTION];
      for (const fold of from) {
        times += right[fold]?.[id] ?? 0;
        due += expected[fold]?.[id] ?? 0;
      }
      return Math.log(times / due);
    }),
  );
}

function add(counts: Float64Array | undefined, id: number, value: number): void {
  if (counts) counts[id] = (counts[id] ?? 0) + value;
}

function idOf(piece: string, ids: Map<string, number>): number {
  const id = ids.get(piece) ?? ids.size;
  ids.set(piece, id);
  return id;
}
