import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const valid = validContent(1);
const draft = { draft: true };

describe('the sounds', () => {
  it('are right where there are 36 letters with three words each', async () => {
    expect(await problemsOf(valid, draft)).toEqual([]);
  });

  refusals(
    valid,
    [
      {
        refuses: 'letters in another order',
        file: 'sounds.yaml',
        from: 'letter: dh',
        to: 'letter: ll',
        at: 'letter: ll',
        reason: 'letter 6 is not dh',
      },
      {
        refuses: 'a letter with two words',
        file: 'sounds.yaml',
        from: `      - ${word(2)} | (${word(2)})\n`,
        to: '',
        at: 'words:',
        reason: 'a has 2 words to hear, not 3',
      },
      {
        refuses: 'a word that the lexicon does not have',
        file: 'sounds.yaml',
        from: `${word(1)} |`,
        to: 'qershi |',
        at: 'qershi',
        reason: '"qershi" is not in the lexicon',
      },
      {
        refuses: 'a word without its English',
        file: 'sounds.yaml',
        from: ` | (${word(1)})`,
        to: '',
        at: `- ${word(1)}\n`.trim(),
        reason: `the English of "${word(1)}" is missing: write it after a bar`,
      },
    ],
    draft,
  );
});

describe('the contrasts', () => {
  refusals(
    valid,
    [
      {
        refuses: 'a pair of one word',
        file: 'contrasts.yaml',
        from: `${word(0)} | (${word(0)})`,
        to: `${word(1)} | first`,
        at: `${word(1)} | first`,
        reason: `"${word(1)}" is there twice`,
      },
      {
        refuses: 'a word of a pair that the lexicon does not have',
        file: 'contrasts.yaml',
        from: `${word(0)} |`,
        to: 'qershi |',
        at: 'qershi',
        reason: '"qershi" is not in the lexicon',
      },
      {
        refuses: 'a pair of three words',
        file: 'contrasts.yaml',
        from: `- - ${word(0)} | (${word(0)})\n`,
        to: `- - ${word(0)} | (${word(0)})\n      - more | more\n`,
        at: `- - ${word(0)}`,
        reason: 'pairs: must be two words',
      },
    ],
    draft,
  );

  it('may differ in the stress alone', async () => {
    const text = valid['contrasts.yaml'] ?? '';
    const [from, to] = [`${word(1)} | (${word(1)})`, `zhaˈaa | last`];
    const stressed = text.replace(`${word(0)} |`, `zhˈaaa |`).replace(from, to);
    expect(stressed).not.toBe(text);
    expect(await problemsOf({ ...valid, 'contrasts.yaml': stressed }, draft)).toEqual([]);
  });
});
