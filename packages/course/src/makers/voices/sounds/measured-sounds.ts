import type { PlacedSigns } from '../../../speech/kokoro/speaker.ts';
import { FRAME_S, mfccOf, STEP_S } from '../../../speech/mfcc.ts';
import type { Sound } from '../../../speech/sound.ts';
import { formantsAt } from './formants.ts';
import { hissIn } from './hiss.ts';
import { closuresIn, deepestDip, levelsIn } from './loudness-dips.ts';
import { kindsIn, type Measure } from './measured-kinds.ts';
import { type Unit, unitsOf } from './spoken-units.ts';
import { warpedPlaces } from './warped-places.ts';

/** One figure of one sound in one saying. */
export interface Figure {
  readonly letters: string;
  readonly measure: Measure;
  readonly value: number;
}

/** All that is measured of a line whose signs are placed. */
export function figuresOf({ sound, signs }: PlacedSigns, ceiling: number): Figure[] {
  return figuresIn(sound, unitsOf(signs), ceiling, () => true);
}

/**
 * The same of another saying of the line whose signs are not placed: they are taken to lie where it is most like the
 * first. How long they last is not told that way.
 */
export function figuresLike(
  { sound, signs }: PlacedSigns,
  other: Sound,
  ceiling: number,
): Figure[] {
  const places = warpedPlaces(mfccOf(sound), mfccOf(other));
  const there = (second: number) => {
    const frame = Math.round((second - FRAME_S / 2) / STEP_S);
    const place = places[Math.max(0, Math.min(places.length - 1, frame))] ?? 0;
    return place * STEP_S + FRAME_S / 2;
  };
  const units = unitsOf(signs).map((unit) => ({
    ...unit,
    from: there(unit.from),
    to: there(unit.to),
    lastFrom: there(unit.lastFrom),
  }));
  return figuresIn(other, units, ceiling, (measure) => measure !== 'length');
}

function figuresIn(
  sound: Sound,
  units: readonly Unit[],
  ceiling: number,
  asked: (measure: Measure) => boolean,
): Figure[] {
  return kindsIn(units).flatMap(({ kind: { letters, measures }, at }) => {
    const unit = units[at];
    if (unit === undefined) return [];
    return measures.filter(asked).flatMap((measure) => {
      const value = measuredOf(measure, sound, unit, { next: units[at + 1], ceiling });
      return value === undefined || Number.isNaN(value) ? [] : [{ letters, measure, value }];
    });
  });
}

/** How far beyond a sound its neighbours' loudest is looked for. */
const BESIDE_S = 0.1;
/** A place is known to a frame of 25 ms. */
const EDGE_S = 0.03;
/** Into the next vowel, so that its own sound has begun. */
const ONSET_S = 0.01;

function measuredOf(
  measure: Measure,
  sound: Sound,
  { from, to, lastFrom }: Unit,
  { next, ceiling }: { next: Unit | undefined; ceiling: number },
): number | undefined {
  switch (measure) {
    case 'F1':
      return formantsAt(sound, (lastFrom + to) / 2, ceiling)?.first;
    case 'F2':
      return formantsAt(sound, (lastFrom + to) / 2, ceiling)?.second;
    case 'F2 after':
      return next && formantsAt(sound, next.from + ONSET_S, ceiling)?.second;
    case 'length':
      return 1000 * (to - from);
    case 'rubs at':
      return hissIn(sound, lastFrom, to).centre;
    case 'rubs by': {
      const loudest = Math.max(...levelsIn(sound, from - BESIDE_S, to + BESIDE_S));
      return hissIn(sound, lastFrom, to).level - loudest;
    }
    case 'dip':
      return deepestDip(levelsIn(sound, from - EDGE_S, to + EDGE_S));
    case 'closures':
      return closuresIn(levelsIn(sound, from - EDGE_S, to + EDGE_S));
  }
}
