import { expect, test } from 'vitest';
import { together } from './statement.ts';

const A = { name: 'a', text: 'update a set x = $2, y = $2 where id = $1' };
const B = { name: 'b', text: 'insert into b values ($1)' };

test('changes made together count their parameters on', () => {
  const { statement, values } = together([
    { statement: A, values: [1, 2] },
    { statement: B, values: [3] },
  ]);
  expect(statement.text).toBe(
    'with change_0 as (update a set x = $2, y = $2 where id = $1), change_1 as (insert into b values ($3)) select',
  );
  expect(values).toEqual([1, 2, 3]);
});

test('the same changes have the same name, others another, and a name fits into 63 letters', () => {
  const name = (...statements: (typeof A)[]) =>
    together(statements.map((statement) => ({ statement, values: [] }))).statement.name;
  expect(name(A, B)).toBe(name(A, B));
  expect(new Set([name(A, B), name(B, A), name(A)]).size).toBe(3);
  expect(name(...Array(40).fill(A)).length).toBeLessThan(63);
});

test('a name that stands for two statements is refused, alone and among others', () => {
  together([{ statement: A, values: [1, 2] }]);
  const other = { name: A.name, text: 'delete from a where id = $1' };
  const twice = 'Two statements have the name "a".';
  expect(() => together([{ statement: other, values: [1] }])).toThrow(twice);
  expect(() =>
    together([
      { statement: A, values: [1, 2] },
      { statement: other, values: [1] },
    ]),
  ).toThrow(twice);
});
