import { describe } from 'vitest';
import { refusals } from '../../testing/mutations.ts';
import { validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const file = 'lexicon/words.yaml';
const entry = (text: string) => `${text}\nArta:`;
const form = (part: string, lemma: string, features = '') =>
  entry(`shkon:\n  means: goes\n  part: ${part}\n  lemma: ${lemma}${features}`);

describe('the features of a form', () => {
  refusals(
    validContent(1),
    [
      {
        refuses: 'a verb without any',
        file,
        from: 'Arta:',
        to: form('verb', 'kam'),
        at: 'shkon:',
        reason: '"shkon" (1: goes) has no features',
      },
      {
        refuses: 'a form of a noun without any',
        file,
        from: 'Arta:',
        to: form('noun', word(1)),
        at: 'shkon:',
        reason: '"shkon" (1: goes) has no features',
      },
      {
        refuses: 'a noun without its gender',
        file,
        from: 'Arta:',
        to: entry('shkon:\n  means: goes\n  part: noun'),
        at: 'shkon:',
        reason: '"shkon" (1: goes) has no gender',
      },
      {
        refuses: 'a verb that does not say who does it',
        file,
        from: 'Arta:',
        to: form('verb', 'kam', '\n  features: present'),
        at: 'features: present',
        reason: '"shkon" (1: goes) does not say who does it: it needs a person and a number',
      },
      {
        refuses: 'what its part of speech does not have',
        file,
        from: 'Arta:',
        to: form('noun', word(1), '\n  features: singular definite aorist'),
        at: 'features: singular definite aorist',
        reason: '"shkon" (1: goes) is a noun and has no tense',
      },
      {
        refuses: 'another part of speech than that of its word',
        file,
        from: 'Arta:',
        to: form('verb', word(1), '\n  features: 3 singular aorist'),
        at: 'features: 3 singular aorist',
        reason: `"shkon" (1: goes) is a verb, but its word "${word(1)}" a noun`,
      },
      {
        refuses: 'another form than that of its standard',
        file,
        from: 'Arta:',
        to: form('verb', 'kam', '\n  kosovo: kam\n  features: 3 plural present'),
        at: 'features: 3 plural present',
        reason: '"shkon" is another form than "kam", its standard',
      },
      {
        refuses: 'a word that is no feature',
        file,
        from: 'Arta:',
        to: form('verb', 'kam', '\n  features: 3rd person'),
        at: 'features: 3rd person',
        reason: 'features: "3rd" is no feature',
      },
      {
        refuses: 'fewer than there are senses',
        file,
        from: 'Arta:',
        to: entry('kena2:\n  means: one; two\n  part: noun\n  features: [singular]'),
        at: 'features: [singular]',
        reason: 'features: the sense "2" has none',
      },
    ],
    { draft: true },
  );
});
