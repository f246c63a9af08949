import { seeded } from '@hajde/rules/chance/chance';
import { aligned } from './aligned.ts';
import { intervalOf } from './interval.ts';
import { oddLengths, type Timed } from './lengths.ts';
import type { Heard } from './listening.ts';
import { shareMisheard } from './misheard.ts';
import type { WrittenScene } from './scene-files.ts';
import type { Neighbour } from './timbre.ts';

/** A line for each kind, with a column for each place that the clips came from. */
export function misheardTable(
  columns: readonly { readonly name: string; readonly heard: readonly Heard[] }[],
  seed: number,
): string {
  const kinds = new Set(columns.flatMap(({ heard }) => heard.map(({ kind }) => kind)));
  const rows = [...kinds].map((kind) => [
    kind,
    ...columns.map(({ heard }) =>
      figureOf(
        heard.filter((each) => each.kind === kind),
        seed,
      ),
    ),
  ]);
  return aligned([['misheard', ...columns.map(({ name }) => name)], ...rows]);
}

function figureOf(heard: readonly Heard[], seed: number): string {
  if (heard.length === 0) return 'none';
  const misheard = heard.map((each) => each.misheard);
  const [low, high] = intervalOf(misheard, shareMisheard, seeded(seed));
  const share = shareMisheard(misheard).toFixed(3);
  return `${share} [${low.toFixed(3)} to ${high.toFixed(3)}] of ${heard.length}`;
}

/** Loudness of all, and the clips that are shorter or longer than others of their kind let expect. */
export function soundTable(heard: readonly (Heard & Timed)[]): string {
  const lufs = heard.map((each) => each.lufs).sort((a, b) => a - b);
  const [quietest = Number.NaN] = lufs;
  const odd = [...Map.groupBy(heard, ({ kind }) => kind).values()].flatMap(oddLengths);
  return aligned([
    ['loudness', `${quietest.toFixed(1)} to ${(lufs.at(-1) ?? Number.NaN).toFixed(1)} LUFS`],
    ['odd lengths', `${odd.length} of ${heard.length}`],
    ...odd.map(({ text, ratio }) => ['', `${ratio.toFixed(2)} of what is expected: ${text}`]),
  ]);
}

export function neighbourTable(neighbours: readonly Neighbour[]): string {
  const rows = neighbours.map(({ voice, nearest, distance, own }) => [
    voice,
    nearest,
    distance.toFixed(2),
    own.toFixed(2),
  ]);
  return aligned([['voice', 'nearest', 'distance', 'own halves'], ...rows]);
}

/** How high each speaks and how fast, beside the voice that is nearest in timbre. */
export function castTable(
  cast: readonly (Neighbour & {
    readonly lines: number;
    readonly hertz: number;
    readonly soundsASecond: number;
  })[],
): string {
  const rows = cast.map((each) => [
    each.voice,
    `${each.lines}`,
    `${each.hertz.toFixed(0)} Hz`,
    each.soundsASecond.toFixed(1),
    each.nearest,
    each.distance.toFixed(2),
    each.own.toFixed(2),
  ]);
  const head = ['voice', 'lines', 'pitch', 'sounds a second', 'nearest', 'distance', 'own halves'];
  return aligned([head, ...rows]);
}

export function sceneTable(scenes: readonly WrittenScene[]): string {
  const rows = scenes.map(({ unit, file, lines, speakers, seconds, pauses, misheard }) => [
    `${unit}`,
    file,
    `${lines}`,
    `${speakers}`,
    seconds.toFixed(1),
    `${pauses.length}`,
    `${(pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length).toFixed(2)}`,
    `${Math.max(...pauses).toFixed(2)}`,
    misheard?.toFixed(3) ?? '–',
  ]);
  const head = [
    ...['unit', 'file', 'lines', 'speakers', 'seconds'],
    ...['pauses', 'mean s', 'longest s', 'misheard'],
  ];
  return aligned([head, ...rows]);
}
