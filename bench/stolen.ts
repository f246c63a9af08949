import { readFile } from 'node:fs/promises';

/** Times of all cores since the machine started, in ticks. */
interface Ticks {
  /** Spent on something, or wanted to be. */
  readonly wanted: number;
  /** Given to other machines by the host of this one, while something here wanted them. */
  readonly stolen: number;
}

export interface Measured<T> {
  readonly value: T;
  /** Of the time that was wanted; 0 where the kernel does not tell. */
  readonly stolen: number;
}

/** What others took hardly shows below it. */
const DISTURBS_FROM = 0.02;
const TRIES = 6;

/**
 * Measured anew while the host gives our cores to others, since that says more about them than about us;
 * the least disturbed of six counts where none was left alone.
 */
export async function undisturbed<T>(
  measure: () => Promise<T>,
  stolenWhile = measuredWithStolen<T>,
): Promise<Measured<T>> {
  let best = await stolenWhile(measure);
  for (let i = 1; i < TRIES && best.stolen >= DISTURBS_FROM; i += 1) {
    const next = await stolenWhile(measure);
    if (next.stolen < best.stolen) best = next;
  }
  return best;
}

export async function measuredWithStolen<T>(measure: () => Promise<T>): Promise<Measured<T>> {
  const before = await ticks();
  const value = await measure();
  const after = await ticks();
  const wanted = after.wanted - before.wanted;
  return { value, stolen: wanted > 0 ? (after.stolen - before.stolen) / wanted : 0 };
}

async function ticks(): Promise<Ticks> {
  if (process.platform !== 'linux') return { wanted: 0, stolen: 0 };
  return ticksIn(await readFile('/proc/stat', 'utf8'));
}

/** The first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
export function ticksIn(stat: string): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    /^cpu +(.*)$/m.exec(stat)?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return { wanted: user + nice + system + irq + softirq + stolen, stolen };
}
