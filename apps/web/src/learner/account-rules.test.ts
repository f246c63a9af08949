import * as contract from '@hajde/contract/auth';
import { expect, test } from 'vitest';
import * as form from './account-rules.ts';

test('forms ask for the lengths that the server asks for', () => {
  expect({ ...form }).toEqual({
    USERNAME_MIN: contract.USERNAME_MIN,
    PASSWORD_MIN: contract.PASSWORD_MIN,
  });
});
