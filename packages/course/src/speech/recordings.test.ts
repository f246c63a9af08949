import { expect, it } from 'vitest';
import { recordingName } from './recordings.ts';

it('names a recording by its words, and by whether it asks', () => {
  expect(recordingName('si je?')).toBe('si-je-question');
  expect(recordingName('mirë, faleminderit')).toBe('mirë-faleminderit');
  expect(recordingName("t'lutem!")).toBe('tlutem');
});
