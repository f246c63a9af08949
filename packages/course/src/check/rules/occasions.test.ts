import { describe, expect, it } from 'vitest';
import { printProblem } from '../../source/problem.ts';
import { inFolder } from '../../testing/content-folder.ts';
import { readAgain } from '../../testing/read-again.ts';
import { type Files, occasionPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';
import { enoughOccasions, occasionShape, occasionWords } from './occasions.ts';

const valid = validContent(1);
const FILE = occasionPath(2);

async function reasonsFor(files: Files): Promise<string[]> {
  const { content, problems } = await inFolder(files, readAgain);
  const found = [occasionShape, occasionWords, enoughOccasions].flatMap((it) => it.check(content));
  return [...problems, ...found].map((each) => printProblem(each).replace(/^\S+ /, ''));
}

const changed = (change: (text: string) => string) =>
  reasonsFor({ ...valid, [FILE]: change(valid[FILE] ?? '') });

describe('an occasion', () => {
  it('is as it should be in the valid course', async () => {
    expect(await changed((text) => text)).toEqual([]);
  });

  it('is one of at least twelve', async () => {
    const { [FILE]: _, ...others } = valid;
    expect(await reasonsFor(others)).toEqual(['there are 11 occasions, at least 12 are due']);
  });

  it('has a formula with its answer and register eight times at least', async () => {
    const last = /\n {2}- says:[^-]*(?=\ndoing:)/;
    expect(await changed((text) => text.replace(last, ''))).toEqual([
      'formulas has 7, at least 8 are due',
    ]);
    expect(await changed((text) => text.replace(/\n {4}register: home/, ''))).toContain(
      'register: must be one of: home, strangers, formal',
    );
    expect(await changed((text) => text.replace(/\n {4}answer: [^\n]*/, ''))).toContain(
      'answer: is missing',
    );
  });

  it('has no formula twice', async () => {
    const [first, second] = [word(0), word(1)].map(
      (it) => it.charAt(0).toUpperCase() + it.slice(1),
    );
    expect(await changed((text) => text.replace(`says: ${second} `, `says: ${first} `))).toEqual([
      `"${first}" is there already`,
    ]);
  });

  it('has a story that people of the cast or with a name of their own speak', async () => {
    expect(await changed((text) => text.replace('- arta:', '- nobody:'))).toEqual([
      '"nobody" is neither in the cast nor a name',
    ]);
    expect(await changed((text) => text.replace(/\n {2}- tell:[^\n]*/, ''))).toEqual([
      'the story has 5 steps, not 6 to 10',
    ]);
  });

  it('has the English of every line, and no word that the lexicon does not know', async () => {
    expect(await changed((text) => text.replace(/(- says: \S+) \|[^\n]*/, '$1'))).toEqual([
      expect.stringMatching(/^the English of ".*" is missing$/),
    ]);
    expect(await changed((text) => text.replace(/- says: \S+/, '- says: Qwerty'))).toContain(
      '"Qwerty" is not in the lexicon',
    );
    expect(await changed((text) => text.replace(`with "${word(1)}"`, 'with "qwerty"'))).toEqual([
      '"qwerty" is not in the lexicon',
    ]);
  });
});
