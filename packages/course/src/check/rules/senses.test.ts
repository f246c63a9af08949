import { describe, expect, it } from 'vitest';
import { changed, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const file = unitPath(1);
const draft = { draft: true };
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
/** Of the last lesson: no later one brings its words back. */
const [noun, next, other] = [word(21), word(22), word(23)];
const first = `audio: ${capital(noun)} ${next},`;
const senses = (text: string) => `senses: ${text}\n        ${first}`;
const valid = changed(
  validContent(1),
  'lexicon/words.yaml',
  'means: thing 21\n',
  'means: { here: thing 21, there: another thing }\n',
);

describe('the senses that a question names', () => {
  refusals(
    valid,
    [
      {
        refuses: 'a word that the lexicon does not have',
        file,
        from: first,
        to: senses('{ qershi: here }'),
        at: 'senses:',
        reason: '"qershi" is not in the lexicon',
      },
      {
        refuses: 'a word that does not stand there',
        file,
        from: first,
        to: senses(`{ ${other}: 1 }`),
        at: 'senses:',
        reason: `"${other}" does not stand in the phrase`,
      },
      {
        refuses: 'a sense that the entry does not have',
        file,
        from: first,
        to: senses(`{ ${noun}: nowhere }`),
        at: 'senses:',
        reason: `"${noun}" has no sense "nowhere", only: here, there`,
      },
      {
        refuses: 'more senses than the word has places',
        file,
        from: first,
        to: senses(`{ ${noun}: [here, there] }`),
        at: 'senses:',
        reason: `"${noun}" stands there 1 times, but 2 senses are given`,
      },
    ],
    draft,
  );

  const twice = changed(valid, file, first, `audio: ${capital(noun)} ${noun} ${next},`);

  it('are asked for where a word of several senses stands repeatedly', async () => {
    expect(await problemsOf(twice, draft)).toEqual([
      `${placeOf(twice, file, `${capital(noun)} ${noun}`)} "${noun}" stands there more than once: give its senses, of here (thing 21), there (another thing)`,
    ]);
  });

  it('may be one for all places, or one for each', async () => {
    const named = (keys: string) =>
      changed(
        twice,
        file,
        `audio: ${capital(noun)} ${noun}`,
        `senses: { ${noun}: ${keys} }\n        audio: ${capital(noun)} ${noun}`,
      );
    expect(await problemsOf(named('there'), draft)).toEqual([]);
    expect(await problemsOf(named('[here, there]'), draft)).toEqual([]);
  });
});
