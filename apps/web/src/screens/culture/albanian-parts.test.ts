import { expect, test } from 'vitest';
import { albanianParts } from './albanian-parts.ts';

const cut = (text: string, albanian: string[]) =>
  albanianParts(text, albanian).map((part) => (part.albanian ? `[${part.text}]` : part.text));

test('cuts out the Albanian, wherever it stands', () => {
  expect(cut('Besa is besa, and "besa" it stays', ['besa', 'Besa'])).toEqual([
    '[Besa]',
    ' is ',
    '[besa]',
    ', and "',
    '[besa]',
    '" it stays',
  ]);
});

test('the longer one comes first, and none is found inside another word', () => {
  expect(cut('The odas had an oda; raki rrushi is raki', ['oda', 'raki', 'raki rrushi'])).toEqual([
    'The odas had an ',
    '[oda]',
    '; ',
    '[raki rrushi]',
    ' is ',
    '[raki]',
  ]);
  expect(cut('rërë, not rë', ['rë'])).toEqual(['rërë, not ', '[rë]']);
});

test('a text without any stays whole, and signs mean themselves', () => {
  expect(cut('Nothing here', [])).toEqual(['Nothing here']);
  expect(cut("They are n'Gjermani.", ["n'Gjermani"])).toEqual(['They are ', "[n'Gjermani]", '.']);
});
