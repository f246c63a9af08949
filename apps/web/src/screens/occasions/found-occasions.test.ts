import { expect, test } from 'vitest';
import { foundOccasions } from './found-occasions.ts';

const said = (text: string, translation: string) => ({ text, translation });
const OCCASIONS = [
  {
    id: 'a-death',
    title: 'A death',
    when: 'Somebody has died.',
    newWords: [],
    formulas: [
      {
        says: said('Zoti e mëshiroftë!', 'God have mercy.'),
        answer: said("N'paqe.", 'In peace.'),
      },
      { says: said('Kryet shnosh!', 'My condolences.'), answer: said('Amin.', 'Amen.') },
    ],
  },
  {
    id: 'a-birth',
    title: 'A birth',
    when: 'After a child has come, not a death.',
    newWords: [],
    formulas: [{ says: said('Urime çika!', 'Congratulations!'), answer: said('Amin.', 'Amen.') }],
  },
];
const idsFor = (search: string) => foundOccasions(OCCASIONS, search).map((it) => it.occasion.id);

test('without a search all are there, in their order', () => {
  expect(idsFor('  ')).toEqual(['a-death', 'a-birth']);
});

test('what is said is found without its marks, in Albanian and in English', () => {
  expect(idsFor('meshirofte')).toEqual(['a-death']);
  expect(idsFor('cika')).toEqual(['a-birth']);
  expect(idsFor('npaqe')).toEqual(['a-death']);
  expect(idsFor('CONDOLENCES')).toEqual(['a-death']);
  expect(foundOccasions(OCCASIONS, 'kryet')[0]?.formulas.map(({ says }) => says.text)).toEqual([
    'Kryet shnosh!',
  ]);
});

test('titles come before what is said, and every word must fit', () => {
  expect(foundOccasions(OCCASIONS, 'birth')).toMatchObject([{ formulas: [] }]);
  expect(idsFor('a death')).toEqual(['a-death', 'a-birth']);
  expect(idsFor('amin congratulations')).toEqual(['a-birth']);
  expect(idsFor('wedding')).toEqual([]);
});
