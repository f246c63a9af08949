import { aligned } from '../aligned.ts';
import { KINDS, type Measure, UNITS } from './measured-kinds.ts';
import type { Figure } from './measured-sounds.ts';
import { peopleMeasured } from './people-measured.ts';

/** Who said it, and all that was measured of that. */
export interface Sayer {
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** A line for each sound and measure: how often, the middle value and the middle half of all. */
export function soundsTable(sayers: readonly Sayer[]): string {
  const rows = KINDS.flatMap(({ letters, signs, measures }) =>
    measures.map((measure) => [
      ...[letters, signs, `${measure} ${UNITS[measure]}`.trim()],
      sayers.map((sayer) => valuesOf(sayer, letters, measure).length).join(' '),
      ...sayers.map((sayer) => middleHalf(valuesOf(sayer, letters, measure))),
      peopleMeasured(letters, measure),
    ]),
  );
  const names = sayers.map(({ name }) => name);
  return aligned([['sound', 'signs', 'measured', 'times', ...names, 'people'], ...rows]);
}

/** Two sounds, and by what the first is told from the second: more of it, or less. */
const CONTRASTS: readonly (readonly [string, 'more' | 'less', string, Measure])[] = [
  ['y', 'less', 'i', 'F2'],
  ['y', 'more', 'u', 'F2'],
  ['ë', 'less', 'e', 'F2'],
  ['ë', 'less', 'a', 'F1'],
  ['final ë', 'less', 'a', 'F1'],
  ['final ë', 'less', 'e', 'F2'],
  ['q', 'less', 'ç', 'rubs at'],
  ['gj', 'less', 'xh', 'rubs at'],
  ['gj', 'less', 'xh', 'rubs by'],
  ['c', 'more', 's', 'dip'],
  ['x', 'more', 'z', 'dip'],
  ['zh', 'less', 'sh', 'rubs by'],
  ['th', 'less', 's', 'rubs by'],
  ['dh', 'less', 'd', 'dip'],
  ['dh', 'more', 'd', 'rubs by'],
  ['ll', 'less', 'l', 'F2'],
  ['rr', 'more', 'r', 'closures'],
  ['rr', 'more', 'r', 'length'],
  ['nj', 'more', 'n', 'F2 after'],
];

/**
 * A line for each two sounds: how far their middle values are apart, and how many of a hundred pairs of one of each
 * differ in the right direction: at 100 this measure never mistakes them for each other, at 50 it says nothing.
 */
export function contrastsTable(sayers: readonly Sayer[]): string {
  const rows = CONTRASTS.map(([one, direction, other, measure]) => [
    `${one}, ${other}`,
    `${direction} ${measure} ${UNITS[measure]}`.trim(),
    ...sayers.map((sayer) => {
      const [a, b] = [valuesOf(sayer, one, measure), valuesOf(sayer, other, measure)];
      if (a.length === 0 || b.length === 0) return '';
      const apart = quantile(a, 0.5) - quantile(b, 0.5);
      const right = 100 * shareInOrder(direction === 'more' ? b : a, direction === 'more' ? a : b);
      return `${signed(apart)} (${right.toFixed(0)})`;
    }),
  ]);
  const names = sayers.map(({ name }) => name);
  return aligned([['told apart', 'by', ...names], ...rows]);
}

function valuesOf({ figures }: Sayer, letters: string, measure: Measure): number[] {
  return figures
    .filter((figure) => figure.letters === letters && figure.measure === measure)
    .map(({ value }) => value);
}

function middleHalf(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => rounded(quantile(values, share)));
  return `${middle} [${low} to ${high}]`;
}

/** Between two values in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [before = Number.NaN, after = before] = sorted.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}

/** How many of all pairs have the smaller value first; a tie is half a pair. */
export function shareInOrder(smaller: readonly number[], larger: readonly number[]): number {
  const pairs = smaller.flatMap((a) => larger.map((b) => (a < b ? 1 : a === b ? 0.5 : 0)));
  return pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length;
}

const rounded = (value: number) => (Math.abs(value) < 20 ? value.toFixed(1) : value.toFixed(0));
const signed = (value: number) => (value > 0 ? `+${rounded(value)}` : rounded(value));
