import { foldsOf } from '../makers/guesser/folds.ts';
import {
  chancesOf,
  fitGuesser,
  type Guesser,
  reasonsFor,
  sightOf,
} from '../makers/guesser/guesser.ts';
import { OPTIONS, RIGHT, type Riddle } from '../makers/guesser/riddle.ts';
import { guessOf, KIND_GROUPS, type Shares, sharesOf } from '../makers/guesser/shares.ts';
import { guessesBy, STRATEGIES } from '../makers/guesser/strategies.ts';
import { tellingPieces } from '../makers/guesser/word-odds.ts';
import { percent, textTable } from './text-table.ts';

/** A table of who guesses how much, in all and in each kind. */
export function sharesTable(shares: Readonly<Record<string, Shares>>, riddles: readonly Riddle[]) {
  const asked = KIND_GROUPS.map(
    (kinds) => riddles.filter(({ kind }) => kinds.includes(kind)).length,
  );
  return textTable([
    ['guessed right by', 'all', ...KIND_GROUPS.map((kinds) => kinds.join('+'))],
    ...Object.entries(shares).map(([name, { all, ofKinds }]) => [
      name,
      percent(all, 1),
      ...ofKinds.map((share, index) => (asked[index] ? percent(share, 1) : '-')),
    ]),
    ['questions', riddles.length, ...asked],
  ]);
}

const SURE = 0.6;

/** For the writer of a unit: what gives its answers away to somebody who learnt on all other units. */
export function guessingReport(riddles: readonly Riddle[], unit: number): string {
  const isTried = (riddle: Riddle) => riddle.unit === unit;
  const folds = foldsOf(riddles, 'all other units', isTried);
  const sight = sightOf(riddles);
  const guesser = fitGuesser(sight, folds);
  const own = riddles.flatMap((riddle, index) => (isTried(riddle) ? [{ riddle, index }] : []));
  const guesses = own.map(({ riddle, index }) => guessOf(riddle, chancesOf(guesser, index)));
  const tried = own.map(({ riddle }) => riddle);
  const strategies = Object.keys(STRATEGIES).map(
    (name) => [name, sharesOf(guessesBy(name, tried))] as const,
  );
  const table = sharesTable(
    { 'fitted on all other units': sharesOf(guesses), ...Object.fromEntries(strategies) },
    tried,
  );
  const sure = own.filter(({ index }) => (guesser.chances[index * OPTIONS + RIGHT] ?? 0) > SURE);
  const head = `${sure.length} of ${own.length} answers are guessed with a confidence over 60%`;
  return [
    table,
    [
      head,
      ...sure.map((each) =>
        told(each, guesser, tellingPieces(sight.pieces, folds, each.index, RIGHT)),
      ),
    ].join('\n'),
  ].join('\n\n');
}

function told(
  { riddle, index }: { riddle: Riddle; index: number },
  guesser: Guesser,
  words: readonly string[],
): string {
  const row = index * OPTIONS + RIGHT;
  const reasons = reasonsFor(guesser, row).slice(0, 3);
  const telling = words.slice(0, 4).map((word) => `"${word}"`);
  return [
    `${riddle.where} ${riddle.kind}, ${percent(guesser.chances[row] ?? 0, 1)}: ${riddle.options[RIGHT]}`,
    ...reasons.map(({ name, weight }) => `    ${weight.toFixed(2)} ${name}`),
    ...(telling.length > 0 ? [`    often right: ${telling.join(', ')}`] : []),
  ].join('\n');
}
