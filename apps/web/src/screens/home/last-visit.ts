import type { Day } from '@hajde/rules/days/days';

/** What this device remembers of Home: what it told on the last day it was looked at, and before that. */
interface Visit {
  readonly day: Day;
  readonly told: readonly string[];
  readonly toldBefore: readonly string[];
}

/** Home is looked at: what was told on an earlier day is not new any more. */
export function visited(last: Visit | null, day: Day, telling: readonly string[]): Visit {
  if (last === null) return { day, told: telling, toldBefore: [] };
  if (last.day === day) return { ...last, told: telling };
  return { day, told: telling, toldBefore: last.told };
}

export function isNew(visit: Visit, what: string): boolean {
  return !visit.toldBefore.includes(what);
}

/** What an older app, or somebody else, has left there is no visit. */
export function visitFrom(kept: string | null): Visit | null {
  if (kept === null) return null;
  try {
    const { day, told, toldBefore } = JSON.parse(kept);
    if (typeof day !== 'string' || !isTexts(told) || !isTexts(toldBefore)) return null;
    return { day, told, toldBefore };
  } catch {
    return null;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
