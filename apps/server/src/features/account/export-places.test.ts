import { expect, test } from 'vitest';
import { placeForExport } from './export-places.ts';

test('four who read nothing keep others waiting for 20 s, and who reads keeps the place', () => {
  let now = 0;
  const ended: string[] = [];
  const enter = (who: string) => {
    const place = placeForExport(() => now);
    place?.endBy(() => ended.push(who));
    return place;
  };
  const [first, second] = ['first', 'second', 'third', 'fourth'].map(enter);
  expect(enter('fifth')).toBeUndefined();
  now = 15_000;
  first?.moved();
  now = 19_999;
  expect(enter('fifth')).toBeUndefined();
  now = 20_000;
  expect(enter('fifth')).toBeDefined();
  expect(ended).toEqual(['second']);
  // Its own end comes later, and frees no second place.
  second?.leave();
  expect([enter('sixth'), enter('seventh')].map((place) => place !== undefined)).toEqual([
    true,
    true,
  ]);
  expect(enter('eighth')).toBeUndefined();
  expect(ended).toEqual(['second', 'third', 'fourth']);
});
