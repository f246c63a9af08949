import { formsOf, type LexiconForm } from './forms.ts';

const form = (
  text: string,
  lemma: string,
  part: string,
  means: string,
  ...standard: string[]
): LexiconForm => ({ form: text, lemma, part, means, standard });

/** Enough Albanian to mark some sentences by. */
export const LEXICON: readonly LexiconForm[] = [
  form('du', 'dua', 'verb', 'I want; I love', 'dua'),
  form('dua', 'dua', 'verb', 'I want; I love'),
  form('don', 'dua', 'verb', 'you want; he, she wants (dua, 2nd and 3rd person)', 'do'),
  form('do', 'dua', 'verb', 'will, would; you want, he or she wants (dua)'),
  form('me', 'me', 'preposition', 'with'),
  form('më', 'më', 'pronoun', 'me, to me'),
  form('të', 'të', 'particle', '"to", "that" before a verb'),
  form('te', 'te', 'preposition', 'at, to (somebody or a place)'),
  form('ne', 'ne', 'pronoun', 'we; us'),
  form('në', 'në', 'preposition', 'in, at, to, on'),
  form('nuk', 'nuk', 'particle', 'not (before a verb)'),
  form('e', 'e', 'pronoun', 'him, her, it'),
  form('shkoj', 'shkoj', 'verb', 'I go'),
  form('shkon', 'shkoj', 'verb', 'you go; he, she, it goes (shkoj, 2nd and 3rd person)'),
  form('shku', 'shkoj', 'verb', 'to go, with me; gone (shkoj, short participle)', 'shkuar'),
  form('shkuar', 'shkoj', 'verb', 'gone (shkoj, participle)'),
  form('shoh', 'shoh', 'verb', 'I see'),
  form('pa', 'pa', 'preposition', 'without; seen (shoh, participle; Kosovo)'),
  form('parë', 'shoh', 'verb', 'seen (shoh, participle)'),
  form('kam', 'kam', 'verb', 'I have'),
  form('jam', 'jam', 'verb', 'I am'),
  form('tu', 'tu', 'particle', '-ing', 'duke'),
  form('duke', 'duke', 'particle', '-ing'),
  form('shpi', 'shpi', 'noun', 'house, home', 'shtëpi'),
  form('shtëpi', 'shtëpi', 'noun', 'house, home'),
  form('shtëpia', 'shtëpi', 'noun', 'the house (shtëpi, definite)'),
  form('tash', 'tash', 'adverb', 'now', 'tani'),
  form('tani', 'tani', 'adverb', 'now'),
  form('mandej', 'mandej', 'adverb', 'then, afterwards', 'pastaj'),
  form('masanej', 'masanej', 'adverb', 'then, afterwards', 'pastaj'),
  form('ani', 'ani', 'interjection', 'okay', 'në rregull'),
  form('motra', 'motër', 'noun', 'the sister (motër, definite)'),
  form('motrën', 'motër', 'noun', 'the sister (motër, definite accusative)'),
  form('libër', 'libër', 'noun', 'book'),
  form('restorant', 'restorant', 'noun', 'restaurant'),
];

export const FORMS = formsOf(LEXICON);
