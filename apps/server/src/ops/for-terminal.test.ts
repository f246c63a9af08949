import { expect, test } from 'vitest';
import { forTerminal } from './for-terminal.ts';

test.each([
  ['Nobody says that.', 'Nobody says that.'],
  ['\u001b[2J\u001b]0;owned\u0007cleared', '[2J ]0;owned cleared'],
  ['one\r\ntwo\u2028three', 'one two three'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u009b31mred', '31mred'],
  ['ë 👍', 'ë 👍'],
])('%j is printed as %j', (note, printed) => {
  expect(forTerminal(note)).toBe(printed);
});

test('a long note is cut', () => {
  expect(forTerminal('x'.repeat(1000))).toBe(`${'x'.repeat(300)}…`);
});
