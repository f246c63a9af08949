import type { Forms, LexiconForm } from './forms.ts';
import { PRONOUNS, personsIn } from './region-phrases.ts';

/**
 * Words that both regions have, and that say the same in one sense alone: "na" is "ne" where it is
 * 'we', and not where it is 'us'. Whether they say the same here, by what stands after them; undefined
 * where the pair is no such pair.
 */
export function saysTheSameHere(
  expected: string,
  typed: string,
  after: readonly string[],
  forms: Forms,
): boolean | undefined {
  const next = after.find((word) => !BEFORE_VERBS.has(word)) ?? '';
  const verb = forms.of(next);
  switch (`${expected} ${typed}`) {
    case 'na ne':
      return verb?.part !== 'verb' || personsIn(verb).includes('we');
    case 'qysh si':
    case 'si qysh':
      return next === '' || verb?.part === 'verb';
    case 'do disa':
      return verb?.part !== 'verb';
    case 'disa do':
      return true;
    case 'ma më':
    case 'më ma':
      return ARTICLES.has(after[0] ?? '') || COMPARED.has(forms.of(after[0] ?? '')?.part);
    default:
      return undefined;
  }
}

const BEFORE_VERBS = new Set([...PRONOUNS, ...'a m me t po nuk s mos'.split(' ')]);
const ARTICLES = new Set(['i', 'e', 'të', 'së', 't']);
const COMPARED = new Set<LexiconForm['part'] | undefined>(['adjective', 'adverb']);
