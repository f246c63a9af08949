import { describe, expect, it } from 'vitest';
import { type SlowPair, slowTable } from './slow-compared.ts';

const slowed = (wrong: number, of: number, seconds: number) => ({
  ...{ heard: '', seconds },
  misheard: { wrong, of },
});
const pair = (stretched: number, rendered: number): SlowPair => ({
  ...{ kind: 'words', text: 'shkollë' },
  stretched: slowed(stretched, 10, 1),
  rendered: slowed(rendered, 10, 2),
});

describe('the table of what is slow', () => {
  it('tells how much more is misheard of what was rendered, text by text', () => {
    const [head, row] = slowTable([pair(1, 3), pair(5, 7), pair(0, 2)], 1).split('\n');
    expect(head).toMatch(/^misheard +texts +stretched +rendered slowly +rendered less stretched/);
    // Every text is misheard by two characters more, so the difference is certain and the shares are not.
    expect(row).toMatch(
      /^words +3 +0\.200 \[0\.0.+\] +0\.400 \[0\.2.+\] +0\.200 \[0\.200 to 0\.200\]/,
    );
    expect(row).toMatch(/1\.00 s +2\.00 s$/);
  });
});
