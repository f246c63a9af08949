import { expect, test } from 'vitest';
import { typeForTile } from './tile-keys.ts';

const tiles = (...texts: string[]) => texts.map((text, at) => ({ text, at }));

test('the tile that alone begins so is taken, marks or not', () => {
  const free = tiles('Çka', 'kafe', 'kërkon');
  expect(typeForTile('', 'c', free)).toEqual({ typed: '', tile: 0 });
  expect(typeForTile('', 'k', free)).toEqual({ typed: 'k', tile: null });
  expect(typeForTile('k', 'ë', free)).toEqual({ typed: '', tile: 2 });
});

test('a space takes the short one of two that begin alike', () => {
  const free = tiles('ne', 'nesër');
  expect(typeForTile('n', 'e', free)).toEqual({ typed: 'ne', tile: null });
  expect(typeForTile('ne', ' ', free)).toEqual({ typed: '', tile: 0 });
});

test('of two equal tiles the first is taken, and a letter that leads nowhere begins anew', () => {
  expect(typeForTile('', 'p', tiles('po', 'po'))).toEqual({ typed: '', tile: 0 });
  expect(typeForTile('p', 'm', tiles('para', 'po', 'mirë'))).toEqual({ typed: '', tile: 2 });
  expect(typeForTile('p', 'x', tiles('para', 'po'))).toEqual({ typed: '', tile: null });
});
