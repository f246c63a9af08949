import { describe, expect, it } from 'vitest';
import { changed, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { type Files, unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const file = unitPath(1);
const draft = { draft: true };
const valid = changed(
  validContent(1),
  'lexicon/words.yaml',
  'Arta:',
  `tridhjetë:\n  means: thirty\n  part: numeral\n  lemma: ${word(0)}\nArta:`,
);
const asked = changed(valid, file, /answer: zh.*/, 'answer: tridhjetë | thirty');
const first = 'question: What does the phrase mean? (1)';

describe('a number put together of others', () => {
  it('is not asked for before anybody has met it', async () => {
    expect(await problemsOf(asked, draft)).toEqual([
      `${placeOf(asked, file, 'answer: tridhjetë')} "tridhjetë" is asked for, but no phrase or explanation had it before`,
    ]);
  });

  it.each<[string, (files: Files) => Files]>([
    ['a phrase', (files) => changed(files, file, 'audio: Zhaab', 'audio: Tridhjetë zhaab')],
    [
      'an explanation',
      (files) => changed(files, file, 'Question 1 explained;', 'Thirty is "tridhjetë";'),
    ],
    ['a question', (files) => changed(files, file, first, 'question: What is "tridhjetë"?')],
  ])('may be asked for once %s had it', async (_, shown) => {
    expect(await problemsOf(shown(asked), draft)).toEqual([]);
  });

  it('is not free before the lesson that puts numbers together', async () => {
    const family = (text: string) =>
      text
        .replaceAll('u1-l1', 'family-l1')
        .replaceAll('u1-l2', 'family-uncles')
        .replace('id: u1', 'id: family');
    const shown = changed(asked, file, 'audio: Zhaab', 'audio: Tridhjetë zhaab');
    const files = { ...shown, [file]: family(shown[file] ?? '') };
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, file, 'answer: tridhjetë')} "tridhjetë" is not taught yet: numbers are built from family-uncles on`,
    );
  });
});
