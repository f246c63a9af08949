import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';

const text = fc.string({ minLength: 1 });

test('the sentence and the field are those of the answer', () => {
  fc.assert(
    fc.property(text, text, (message, field) => {
      const error = new ApiError(400, 'Bad Request', JSON.stringify({ message, field }));
      expect(error).toMatchObject({ sentence: message, field });
    }),
  );
});

test('an answer without them, or that is no JSON, says nothing to people', () => {
  const other = fc.oneof(
    fc.json().filter((body) => !/"(message|field)"/.test(body)),
    fc.string().map((page) => `<html>${page}`),
    fc.constantFrom('null', '"text"', '{"message":""}', '{"message":5,"field":null}', ''),
  );
  fc.assert(
    fc.property(other, (body) => {
      const error = new ApiError(502, 'Bad Gateway', body);
      expect(error.sentence).toBeUndefined();
      expect(error.field).toBeUndefined();
    }),
  );
});
