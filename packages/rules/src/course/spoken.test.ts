import { describe, expect, it } from 'vitest';
import { spokenKey } from './spoken.ts';

describe('the key of a spoken text', () => {
  it('is the same for what sounds the same', () => {
    const key = spokenKey('mirë, faleminderit');
    expect(spokenKey('Mirë, faleminderit.')).toBe(key);
    expect(spokenKey('"Mirë,  faleminderit."')).toBe(key);
    expect(spokenKey('Mire\u0308, faleminderit…')).toBe(key);
    expect(spokenKey('T’lutem')).toBe("t'lutem");
  });

  it('tells a question and a call from a statement', () => {
    expect(new Set(['Je mirë.', 'Je mirë?', 'Je mirë!'].map(spokenKey)).size).toBe(3);
  });
});
