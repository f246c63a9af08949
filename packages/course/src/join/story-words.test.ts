import { FEATURE_WORDS } from '@hajde/albanian/features/features';
import { LEMMA_PARTS } from '@hajde/albanian/reading/lemma-line';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../read/content.ts';
import { wholeContent } from '../testing/whole-course.ts';
import { joinStories, storyWords } from './story-words.ts';

describe('the Albanian words of stories', () => {
  let content: Content;
  beforeAll(async () => {
    content = await wholeContent();
  });
  const definitions = (phrase: string, told = {}) =>
    storyWords(phrase, told, content).map(({ definition }) => definition);

  it('mean what the story tells, else what the course does, else what the reader knows', () => {
    expect(definitions('Raki kumbulle', { raki: 'a drink' })).toEqual([
      'a drink',
      'plum (kumbull, indefinite genitive, dative and ablative)',
    ]);
    expect(definitions('Raki')).toEqual(['rakia, a strong spirit made from fruit']);
  });

  it('are read with their neighbours', () => {
    expect(definitions('ata ranë')[1]).toBe('fall; bring (bie, aorist, 3rd person plural)');
    expect(definitions('në ranë')[1]).toBe('sand (a form of rërë)');
  });

  it('are found behind an apostrophe', () => {
    expect(definitions('n’fron')[1]).toBe('throne; stool');
  });

  it('are not guessed from their spelling, and names and other languages are told as such', () => {
    expect(definitions('shac')).toEqual([undefined]);
    expect(definitions('Nga Marburgu, Ausbildung').slice(1)).toEqual([
      'a name',
      'German, not Albanian',
    ]);
  });

  it('are all defined, in words that a learner can read', () => {
    const codes = new Set<string>([
      ...Object.keys(LEMMA_PARTS).filter((part) => part.includes('-')),
      ...Object.values(FEATURE_WORDS)
        .flat()
        .filter((word) => word.includes('-')),
    ]);
    const faults = joinStories(content).flatMap(({ id, albanian, words }) =>
      albanian.flatMap((phrase) =>
        content.lexicon.wordsIn(phrase).flatMap(({ text }) => {
          const definition = words[phrase]?.[text] ?? '';
          const isPlain = /^[^=\t|_]+$/.test(definition);
          const code = definition.split(/[\s,;()]+/).find((each) => codes.has(each));
          return isPlain && code === undefined ? [] : [`${id}: ${phrase}: ${text}: ${definition}`];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are pronounced with their stress where the course has them, and without where it is not sure', () => {
    const stories = joinStories(content);
    const sounds = (id: string) => stories.find((story) => story.id === id)?.ipa;
    expect(sounds('besa')).toMatchObject({ besën: 'ˈbɛsən', pabesë: 'pabɛsə' });
    expect(sounds('texting')).not.toHaveProperty('qka');
  });
});
