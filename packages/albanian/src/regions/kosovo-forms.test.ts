import { describe, expect, it } from 'vitest';
import { entryFrom, lexiconOf } from '../lexicon/lexicon.ts';
import { heardFormsIn, kosovoFormsIn, kosovoWordsIn, patternsIn } from './kosovo-forms.ts';

const verb = (means: string, features: string) => ({ means, part: 'verb' as const, features });
const lexicon = lexiconOf(
  Object.entries({
    shku: { ...verb('gone', 'participle of shkoj'), kosovo: 'shkuar' },
    pi: verb('I drink', '1/2/3 singular present'),
    pa: {
      means: { without: 'without', seen: 'seen' },
      part: 'preposition' as const,
      features: { without: '', seen: 'verb participle of shoh' },
    },
    autobus: { means: 'bus', part: 'noun' as const },
    qysh: { means: 'how', part: 'adverb' as const, kosovo: 'si' },
    osht: { ...verb('is', '3 singular present of jam'), kosovo: 'është', heard: true },
    marrë: verb('taken', 'participle of marr'),
  }).map(([form, written]) => entryFrom(form, written)),
);

describe('me with a participle', () => {
  it.each([
    'Du me shku.',
    'Du me e marrë.',
    "Mos m'i marrë!",
    "Muj me t'marrë?",
    'Duhet me u marrë.',
    'Du me pi.',
    'Du me pa.',
  ])('is in "%s"', (text) => {
    expect(patternsIn(text, lexicon)).toEqual(['me + participle']);
  });

  it.each(['Shkoj me autobus.', 'Shkoj me të.', 'Me qysh?', "M'marrë."])(
    'is not in "%s"',
    (text) => {
      expect(patternsIn(text, lexicon)).toEqual([]);
    },
  );

  it('is the future after kam, in any person', () => {
    const future = ['me + participle', 'kam me'];
    expect(patternsIn('Kam me shku.', lexicon)).toEqual(future);
    expect(patternsIn("S'kena me e marrë.", lexicon)).toEqual(['jena, kena', ...future]);
    expect(patternsIn("S'kam çka me pi.", lexicon)).toEqual(['me + participle']);
  });
});

describe('tu', () => {
  it('counts before a participle', () => {
    expect(patternsIn('Jam tu e pi.', lexicon)).toEqual(['tu']);
    expect(patternsIn('Tu autobus.', lexicon)).toEqual([]);
  });
});

describe('forms of Kosovo', () => {
  it('are marked words and short forms', () => {
    expect(kosovoFormsIn("Qysh t'duket n'autobus?", lexicon)).toEqual(['qysh', "t'", "n'"]);
  });

  it('are not the joined pronouns of the standard', () => {
    expect(kosovoFormsIn("Dua t'i marr, m'u duk.", lexicon)).toEqual([]);
  });

  it("have s' among them, but not as a word of its own", () => {
    expect(kosovoFormsIn("S'pi.", lexicon)).toEqual(["s'"]);
    expect(kosovoWordsIn("S'pi.", lexicon)).toEqual([]);
  });

  it('are told from what is only heard', () => {
    expect(kosovoFormsIn('Osht autobus.', lexicon)).toEqual([]);
    expect(heardFormsIn('Osht autobus.', lexicon).map(({ form }) => form)).toEqual(['osht']);
  });
});
