import { expect, it } from 'vitest';
import { warpedPlaces } from './warped-places.ts';

const frames = (text: string) => [...text].map((sign) => Float64Array.of(sign.charCodeAt(0)));

it('finds the same sounds in a saying that lingers elsewhere', () => {
  const places = warpedPlaces(frames('aadx'), frames('adddddxxx'));
  expect(places[0]).toBe(0);
  expect(places[1]).toBe(0);
  expect(places[2]).toBe(3);
  expect(places[3]).toBe(7);
});

it('finds each frame in itself', () => {
  expect(warpedPlaces(frames('hajde'), frames('hajde'))).toEqual([0, 1, 2, 3, 4]);
});
