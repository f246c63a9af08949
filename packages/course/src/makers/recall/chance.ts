import type { Chance } from '@hajde/rules/chance/chance';

/** From a normal distribution (Box-Muller). */
export function normal(chance: Chance, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * chance());
}

export function picked<T>(chance: Chance, from: readonly T[], count: number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return taken;
}
