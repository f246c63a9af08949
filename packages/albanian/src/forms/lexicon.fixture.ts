import type { PartOfSpeech } from '../features/features.ts';
import { readFeatures } from '../features/read-features.ts';
import type { Inflection } from '../inflection/inflection.ts';
import { formsOf, type LexiconForm } from './forms.ts';

/** A form with the features of its senses as the lexicon writes them, a comma between two senses. */
export function lexiconForm(
  form: string,
  lemma: string,
  part: PartOfSpeech,
  features: string,
  means: string,
  ...standard: string[]
): LexiconForm {
  const senses = features.split(', ').map((text) => {
    const read = readFeatures(text, part, lemma);
    if (read.fault !== undefined) throw new Error(read.fault);
    return read.features;
  });
  return { form, lemma, part, means, senses, standard };
}

/** Enough Albanian to mark some sentences by. */
export const LEXICON: readonly LexiconForm[] = [
  lexiconForm('du', 'dua', 'verb', '1 singular present', 'I want; I love', 'dua'),
  lexiconForm('dua', 'dua', 'verb', '1 singular present', 'I want; I love'),
  lexiconForm('don', 'dua', 'verb', '2/3 singular present', 'you want; he, she wants', 'do'),
  lexiconForm('do', 'dua', 'verb', 'particle, 2/3 singular present', 'will; you want, she wants'),
  lexiconForm('me', 'me', 'preposition', '', 'with'),
  lexiconForm('më', 'më', 'pronoun', '1 singular accusative/dative', 'me, to me'),
  lexiconForm('të', 'të', 'particle', '', '"to", "that" before a verb'),
  lexiconForm('te', 'te', 'preposition', '', 'at, to (somebody or a place)'),
  lexiconForm('ne', 'ne', 'pronoun', '1 plural nominative', 'we; us'),
  lexiconForm('në', 'në', 'preposition', '', 'in, at, to, on'),
  lexiconForm('nuk', 'nuk', 'particle', '', 'not (before a verb)'),
  lexiconForm('e', 'e', 'pronoun', '3 singular accusative', 'him, her, it'),
  lexiconForm('shkoj', 'shkoj', 'verb', '1 singular present', 'I go'),
  lexiconForm('shkon', 'shkoj', 'verb', '2/3 singular present', 'you go; he, she, it goes'),
  lexiconForm('shku', 'shkoj', 'verb', 'participle after-me, participle', 'to go; gone', 'shkuar'),
  lexiconForm('shkuar', 'shkoj', 'verb', 'participle', 'gone'),
  lexiconForm('shoh', 'shoh', 'verb', '1 singular present', 'I see'),
  lexiconForm('pa', 'pa', 'preposition', 'preposition, verb participle of shoh', 'without; seen'),
  lexiconForm('parë', 'shoh', 'verb', 'participle', 'seen'),
  lexiconForm('kam', 'kam', 'verb', '1 singular present', 'I have'),
  lexiconForm('jam', 'jam', 'verb', '1 singular present', 'I am'),
  lexiconForm('tu', 'tu', 'particle', '', '-ing', 'duke'),
  lexiconForm('duke', 'duke', 'particle', '', '-ing'),
  lexiconForm('shpi', 'shpi', 'noun', 'singular indefinite', 'house, home', 'shtëpi'),
  lexiconForm('shtëpi', 'shtëpi', 'noun', 'singular indefinite', 'house, home'),
  lexiconForm('shtëpia', 'shtëpi', 'noun', 'singular nominative definite', 'the house'),
  lexiconForm('tash', 'tash', 'adverb', '', 'now', 'tani'),
  lexiconForm('tani', 'tani', 'adverb', '', 'now'),
  lexiconForm('mandej', 'mandej', 'adverb', '', 'then, afterwards', 'pastaj'),
  lexiconForm('masanej', 'masanej', 'adverb', '', 'then, afterwards', 'pastaj'),
  lexiconForm('ani', 'ani', 'interjection', '', 'okay', 'në rregull'),
  lexiconForm('motra', 'motër', 'noun', 'singular nominative definite', 'the sister'),
  lexiconForm(
    'motrën',
    'motër',
    'noun',
    'singular accusative definite',
    'the sister (definite accusative)',
  ),
  lexiconForm('libër', 'libër', 'noun', 'singular indefinite', 'book'),
  lexiconForm('restorant', 'restorant', 'noun', 'singular indefinite', 'restaurant'),
];

/** Some lines of the tables in `content/`. */
export const INFLECTION: Inflection = {
  verbs: {
    afterTe: [
      { ends: ['em'], forms: ['em', 'esh', 'et', 'emi', 'eni', 'en'] },
      { ends: ['j'], forms: ['j', 'sh', 'jë', 'jmë', 'ni', 'jnë'] },
      { ends: [''], forms: ['', 'ësh', 'ë', 'im', 'ni', 'in'] },
    ],
    participles: [
      { ends: ['uaj', 'ohem', 'oj'], forms: ['uar', 'u'] },
      { ends: ['i'], keeps: true, forms: ['rë', ''] },
      { ends: [''], forms: ['ur', 'ë'] },
    ],
    reflexive: [
      { ends: ['j'], forms: ['hem'] },
      { ends: [''], forms: ['em'] },
    ],
    irregularAfterTe: { jam: ['jem', 'jesh', 'jetë', 'jemi', 'jeni', 'jenë'] },
    toYouAll: { shoh: 'shihni' },
    impersonal: ['duhet'],
    ofTheObject: ['ndihmoj'],
  },
  nouns: {
    singular: [
      { ends: ['ë'], forms: ['a', 'ën', 'ës', 'e'] },
      { ends: [''], forms: ['i', 'in', 'it'] },
    ],
  },
};

export const FORMS = formsOf(LEXICON, { inflection: INFLECTION });
