import { seeded } from '@hajde/rules/chance/chance';
import { expect, it } from 'vitest';
import { coveringTexts } from './covering-texts.ts';
import { kindsIn } from './measured-kinds.ts';
import { unplacedUnits } from './spoken-units.ts';

const told = (tokens: string) => ({ text: tokens, tokens });
const common = ['mˈira ka', 'fˈika ka', 'bˈima ka', 'pˈika ka'].map(told);
const rare = ['dˈyka pa i', 'mˈiya sˈyka pa'].map(told);

it('takes what says the rare sounds, and of the rest only what is lacking', () => {
  const taken = coveringTexts([...common, ...rare], 2, seeded(1));
  expect(taken).toEqual(expect.arrayContaining(rare));
  const said = taken.flatMap(({ tokens }) => kindsIn(unplacedUnits(tokens)));
  const often = (letters: string) => said.filter(({ kind }) => kind.letters === letters).length;
  expect(often('y')).toBe(2);
  expect(often('i')).toBe(2);
});
