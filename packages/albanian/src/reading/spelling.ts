/**
 * How people type: without ë and ç, with q for ç, x for xh, one letter for two, three for one. Words
 * that can stand for each other have the same skeleton; how far apart they are is their cost.
 */
export function skeletonOf(word: string): string {
  const bones = bare(word)
    .replace(/tsh|tch|ch|[çqc]/g, 'c')
    .replace(/xh|gj|x/g, 'x')
    .replace(/([sdtz])h/g, '$1')
    .replace(/nj/g, 'n')
    .replace(/w/g, 'v')
    .replace(/y/g, 'u')
    .replace(/ij/g, 'i')
    .replace(/[eë]/g, '')
    .replace(/(.)\1+/g, '$1');
  return bones === '' ? 'e' : bones;
}

/** Its letters in lower case, without apostrophes and without marks other than ë and ç: "kôn", "âsht". */
export function bare(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word is.
  if (/^[a-zëç]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/(?!\u0327|\u0308)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '')
    .replace(/[äïöüÿ]/g, (letter) => 'aiouy'['äïöüÿ'.indexOf(letter)] ?? letter);
}

/** Longer than any word: what is longer is none, and would only cost time. */
export const LONGEST_WORD = 32;

/** What it costs to read what was typed as this form; both have the same skeleton. */
export function spellingCost(typed: string, form: string, marksAreTyped = false): number {
  if (typed === form) return 0;
  const [a, b] = [unitsOf(typed), unitsOf(form)];
  let before = [0];
  for (const [at, unit] of b.entries()) {
    before.push((before[at] ?? 0) + leftOut(unit, b[at - 1], at === b.length - 1, marksAreTyped));
  }
  for (const [row, left] of a.entries()) {
    const costs = [(before[0] ?? 0) + added(left, a[row - 1], a[row + 1])];
    for (const [column, right] of b.entries()) {
      costs.push(
        Math.min(
          (before[column] ?? 0) + replaced(left, right, marksAreTyped),
          (before[column + 1] ?? 0) + added(left, a[row - 1], a[row + 1]),
          (costs[column] ?? 0) +
            leftOut(right, b[column - 1], column === b.length - 1, marksAreTyped),
        ),
      );
    }
    before = costs;
  }
  return before[b.length] ?? 0;
}

/**
 * What was typed as it is said, with the marks that were left out, by the form that it is said for:
 * "honen" for hënën is honën, "mbram" for mbrëmë mbramë.
 */
export function markedLike(typed: string, form: string): string {
  const [a, b] = [unitsOf(typed), unitsOf(form)];
  let before: Marked[] = [{ cost: 0, text: '' }];
  for (const [at, unit] of b.entries()) before.push(unsaid(before[at], unit, at, b.length));
  for (const [row, left] of a.entries()) {
    const marked: Marked[] = [unwritten(before[0], left, a[row - 1])];
    for (const [column, right] of b.entries()) {
      marked.push(
        cheapest([
          saidFor(before[column], left, right),
          unwritten(before[column + 1], left, a[row - 1]),
          unsaid(marked[column], right, column, b.length),
        ]),
      );
    }
    before = marked;
  }
  return before[b.length]?.text ?? typed;
}

interface Marked {
  readonly cost: number;
  readonly text: string;
}

const NOTHING: Marked = { cost: 0, text: '' };

const cheapest = (ways: readonly Marked[]): Marked =>
  ways.reduce((best, each) => (each.cost < best.cost ? each : best));

function saidFor({ cost, text }: Marked = NOTHING, typed: string, unit: string): Marked {
  const apart = replaced(typed, unit, false);
  return apart < FAR
    ? { cost: cost + apart, text: text + unit }
    : { cost: cost + 1, text: text + typed };
}

/** Of what is not said only the -ë at the end is written all the same. */
function unsaid({ cost, text }: Marked = NOTHING, unit: string, at: number, of: number): Marked {
  const isLast = unit === 'ë' && at === of - 1;
  return { cost: cost + (unit === 'ë' ? 0.25 : 1), text: isLast ? `${text}ë` : text };
}

function unwritten({ cost, text }: Marked = NOTHING, typed: string, before?: string): Marked {
  return typed === before && !/^[lr]$/.test(typed)
    ? { cost: cost + 0.15, text }
    : { cost: cost + 1, text: text + typed };
}

const UNITS = /tsh|tch|ch|dh|gj|ll|nj|rr|sh|th|xh|zh|./gu;
const unitsOf = (word: string): string[] => word.match(UNITS) ?? [];

const FAR = 3;

function leftOut(
  unit: string,
  before: string | undefined,
  isLast: boolean,
  marksAreTyped: boolean,
): number {
  if (unit === 'ë') return (isLast ? 0.1 : 0.25) * (marksAreTyped ? 2 : 1);
  // "votav", "zgjedhjev": of the many.
  if (unit === 'e') return isLast && before === 'v' ? 0.45 : 1.2;
  return FAR;
}

function added(unit: string, before: string | undefined, after: string | undefined): number {
  if (before === `${unit}${unit}`) return 0.15;
  if (unit === before) return unit === after || /[aeiouyëh]/.test(unit) ? 0.15 : 0.4;
  // Nobody begins a word with a letter too many: "Erisin" is not "risin".
  if (before === undefined) return FAR;
  if (unit === 'ë') return 0.6;
  if (unit === 'e') return 0.9;
  if (unit === 'j' && before === 'i') return 0.25;
  return FAR;
}

function replaced(typed: string, unit: string, marksAreTyped: boolean): number {
  if (typed === unit) return 0;
  if (typed === 'e' && unit === 'ë') return marksAreTyped ? 0.25 : 0.04;
  if (typed === 'c' && unit === 'ç') return marksAreTyped ? 0.2 : 0.05;
  return COSTS.get(`${typed}>${unit}`) ?? FAR;
}

const COSTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'q>ç': 0.12,
    'ch>ç': 0.1,
    'tsh>ç': 0.15,
    'tch>ç': 0.15,
    'ç>q': 0.35,
    'c>q': 0.5,
    'ch>q': 0.4,
    'q>c': 0.8,
    'ç>c': 0.6,
    'ë>e': 0.4,
    'x>xh': 0.3,
    'xh>gj': 0.4,
    'gj>xh': 0.4,
    'x>gj': 0.45,
    'xh>x': 0.5,
    's>sh': 0.6,
    'sh>s': 0.9,
    'z>zh': 0.5,
    'd>dh': 0.5,
    't>th': 0.7,
    'dh>d': 0.7,
    'th>t': 0.9,
    'l>ll': 0.5,
    'll>l': 0.5,
    'r>rr': 0.4,
    'rr>r': 0.4,
    'n>nj': 0.6,
    'nj>n': 0.6,
    'w>v': 0.1,
    'u>y': 0.7,
    'y>u': 0.7,
  }),
);
