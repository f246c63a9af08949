import { describe, expect, it } from 'vitest';
import { NATURAL_VOICES } from './ear-voices.ts';
import { voicesToHear } from './kept-pairs.ts';

const natural = NATURAL_VOICES.map(({ id }) => id);
const apart = (ids: readonly string[], ratio = 2) =>
  Object.fromEntries(ids.map((id) => [id, ratio]));

describe('a pair is heard', () => {
  it('in natural voices alone where six of them say it apart', () => {
    expect(voicesToHear({ ...apart(natural.slice(0, 7)), m3: 9, f2: 9 })).toEqual(
      natural.slice(0, 7),
    );
  });

  it("in espeak's clearest too where those are fewer, six in all", () => {
    const espeak = { m3: 1.6, m6: 3, f2: 1.49, f4: 2 };
    expect(voicesToHear({ ...apart(natural.slice(0, 4)), ...espeak })).toEqual([
      ...natural.slice(0, 4),
      'm6',
      'f4',
    ]);
  });

  it('in none where all together are fewer than six', () => {
    expect(voicesToHear({ ...apart(natural.slice(0, 4)), m3: 2, f2: 1.49 })).toEqual([]);
  });
});

it('any six natural voices in a row are women and men, three of each or nearly so', () => {
  for (const first of natural.keys()) {
    const six = [...natural, ...natural].slice(first, first + 6);
    const women = six.filter((id) => id.startsWith('woman')).length;
    expect([2, 3]).toContain(women);
  }
});
