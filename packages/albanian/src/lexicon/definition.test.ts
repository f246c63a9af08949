import { describe, expect, it } from 'vitest';
import { definitionText } from './definition.ts';
import { entryFrom, type WrittenEntry } from './lexicon.ts';

const read = (form: string, written: WrittenEntry) => {
  const entry = entryFrom(form, written);
  return definitionText(entry, entry.meanings.senses);
};

describe('what a learner reads of a form', () => {
  it.each<[string, WrittenEntry, string]>([
    [
      'flet',
      {
        means: 'you speak; he, she speaks',
        part: 'verb',
        lemma: 'flas',
        features: ['2 singular present', '3 singular present'],
      },
      'you speak; he, she speaks (flas, 2nd and 3rd person)',
    ],
    [
      'flisni',
      {
        means: 'you speak; speak!',
        part: 'verb',
        lemma: 'flas',
        features: ['2 plural present', '2 plural imperative'],
      },
      'you speak; speak! (flas, 2nd person plural or polite)',
    ],
    [
      'shku',
      {
        means: 'to go; gone',
        part: 'verb',
        lemma: 'shkoj',
        kosovo: 'shkuar',
        features: ['participle after-me', 'participle'],
      },
      'to go, with me; gone (shkoj, short participle) (Kosovo, standard: shkuar)',
    ],
    [
      'stacionit',
      {
        means: 'of the station; the station, after afër',
        part: 'noun',
        lemma: 'stacion',
        features: [
          'singular genitive/dative/ablative definite',
          'singular ablative definite after-preposition',
        ],
      },
      'of the station; the station, after afër (stacion, definite genitive, dative and ablative)',
    ],
    [
      'motra',
      {
        means: 'the sister; sisters',
        part: 'noun',
        lemma: 'motër',
        features: ['singular nominative definite', 'plural nominative/accusative indefinite'],
      },
      'the sister (motër, definite); sisters (motër, plural)',
    ],
    [
      'pëlqen',
      {
        means: 'pleases (më pëlqen: I like it)',
        part: 'verb',
        lemma: 'pëlqej',
        features: '3 singular present',
      },
      'pleases (pëlqej, 3rd person; më pëlqen: I like it)',
    ],
    [
      'hape',
      {
        means: 'open it!',
        part: 'verb',
        lemma: 'hap',
        features: '2 singular imperative with-e',
      },
      'open it! (hap, imperative with e)',
    ],
    [
      'vogël',
      { means: 'small', part: 'adjective', features: 'masculine/feminine linked' },
      'small (i vogël, e vogël)',
    ],
    [
      'mbyll',
      {
        means: 'I close; it closed',
        part: 'verb',
        features: ['1 singular present', '3 singular aorist after-u'],
      },
      'I close; with u: it closed',
    ],
    ['kafe', { means: 'coffee', part: 'noun' }, 'coffee'],
  ])('%s', (form, written, text) => {
    expect(read(form, written)).toBe(text);
  });
});
