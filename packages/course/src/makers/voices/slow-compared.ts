import { seeded } from '@hajde/rules/chance/chance';
import type { SpokenLine } from '../../speech/kokoro/spoken-line.ts';
import { mastered } from '../../speech/mastering.ts';
import { decodeMp3, encodeMp3, WIDE } from '../../speech/mp3.ts';
import type { Sound } from '../../speech/sound.ts';
import { aligned } from './aligned.ts';
import type { ClipSource } from './clip-source.ts';
import { intervalOf } from './interval.ts';
import { type Misheard, misheardIn, shareMisheard } from './misheard.ts';
import type { Recogniser } from './recogniser.ts';
import type { Sampled } from './sample.ts';
import { stretched } from './stretched.ts';

/** As fast as the app plays what the turtle asks for (`SLOW_RATE` in apps/web). */
const SLOW_RATE = 0.6;

/** A text slowed in both ways, and what was understood of each. */
export interface SlowPair {
  readonly kind: string;
  readonly text: string;
  readonly stretched: Slowed;
  readonly rendered: Slowed;
}

interface Slowed {
  readonly heard: string;
  readonly misheard: Misheard;
  readonly seconds: number;
}

/** What slowing and listening need. */
interface SlowBench {
  readonly clips: ClipSource;
  readonly lineOf: (each: Sampled) => SpokenLine;
  readonly say: (line: SpokenLine) => Promise<Sound>;
  readonly recogniser: Recogniser;
}

/** Hears each clip slowed by stretching, and its line said slowly instead; both as MP3. */
export async function slowPairs(
  sample: readonly Sampled[],
  { clips, lineOf, say, recogniser }: SlowBench,
  told: (done: number, of: number) => void = () => undefined,
): Promise<SlowPair[]> {
  const pairs: SlowPair[] = [];
  for (const [at, each] of sample.entries()) {
    const clip = await clips.clip(each.key);
    if (clip) {
      const { kind, text } = each;
      const slowed = async (sound: Sound, seconds: number) => {
        const heard = await recogniser(sound);
        return { heard, misheard: misheardIn(text, heard), seconds };
      };
      const usual = lineOf(each);
      const line = { ...usual, speed: usual.speed * SLOW_RATE };
      const [played, said] = [await decodeMp3(clip), mastered(await say(line))];
      pairs.push({
        ...{ kind, text },
        stretched: await slowed(stretched(played, SLOW_RATE), secondsOf(played) / SLOW_RATE),
        rendered: await slowed(await decodeMp3(await encodeMp3(said, WIDE)), secondsOf(said)),
      });
    }
    told(at + 1, sample.length);
  }
  return pairs;
}

function secondsOf({ rate, samples }: Sound): number {
  return samples.length / rate;
}

/** A line for each kind: both ways, and how much more is misheard of what was rendered slowly. */
export function slowTable(pairs: readonly SlowPair[], seed: number): string {
  const rows = [...Map.groupBy(pairs, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    `${all.length}`,
    figureOf(all, seed, (them) => shareMisheard(them.map((pair) => pair.stretched.misheard))),
    figureOf(all, seed, (them) => shareMisheard(them.map((pair) => pair.rendered.misheard))),
    figureOf(all, seed, moreMisheard),
    lengthOf(all.map((pair) => pair.stretched)),
    lengthOf(all.map((pair) => pair.rendered)),
  ]);
  const head = ['misheard', 'texts', 'stretched', 'rendered slowly', 'rendered less stretched'];
  return aligned([[...head, 'stretched lasts', 'rendered lasts'], ...rows]);
}

/** The same texts in both ways, so what is hard in itself does not count. */
function moreMisheard(pairs: readonly SlowPair[]): number {
  const share = (way: 'stretched' | 'rendered') =>
    shareMisheard(pairs.map((pair) => pair[way].misheard));
  return share('rendered') - share('stretched');
}

function figureOf(
  pairs: readonly SlowPair[],
  seed: number,
  figure: (pairs: readonly SlowPair[]) => number,
): string {
  const [low, high] = intervalOf(pairs, figure, seeded(seed));
  return `${figure(pairs).toFixed(3)} [${low.toFixed(3)} to ${high.toFixed(3)}]`;
}

function lengthOf(slowed: readonly Slowed[]): string {
  const sum = slowed.reduce((total, { seconds }) => total + seconds, 0);
  return `${(sum / slowed.length).toFixed(2)} s`;
}
