import { describe, expect, it } from 'vitest';
import { nearestVoices, timbreOf } from './timbre.ts';

/** Two clips of a frame each: how loud it is, and two numbers of how it sounds. */
const voice = (x: number, y: number) => [
  [Float64Array.of(0, x, y)],
  [Float64Array.of(-9, x + 0.2, y)],
];

describe('a timbre', () => {
  it('is the mean of what was said, however loud it was', () => {
    expect(timbreOf(voice(1, 2))).toEqual([1.1, 2]);
  });

  it('has the voice that it is nearest to, and how far its own halves are apart', () => {
    const voices = new Map([
      ['anna', voice(0, 0)],
      ['berta', voice(3, 4)],
      ['carl', voice(30, 40)],
    ]);
    const found = nearestVoices(voices);
    expect(found.map(({ voice, nearest }) => [voice, nearest])).toEqual([
      ['anna', 'berta'],
      ['berta', 'anna'],
      ['carl', 'berta'],
    ]);
    expect(found[0]?.distance).toBeCloseTo(5);
    expect(found[0]?.own).toBeCloseTo(0.2);
  });

  it('is not judged by a single clip', () => {
    const voices = new Map([
      ['anna', voice(0, 0)],
      ['berta', voice(3, 4).slice(0, 1)],
    ]);
    expect(nearestVoices(voices)).toEqual([]);
  });
});
