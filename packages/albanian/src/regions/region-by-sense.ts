import { doersIn } from '../features/person.ts';
import type { Forms } from '../forms/forms.ts';
import { PRONOUNS } from './agreement.ts';

/** The words before and after a piece of the answer, by their letters. */
export interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Of those before, the ones since the last comma or other sign. */
  readonly clause: readonly string[];
}

export const NOTHING_AROUND: Around = { before: [], after: [], clause: [] };

/**
 * Words that both regions have, and that say the same in one sense alone: "na" is "ne" where it is
 * 'we', and not where it is 'us'. Whether they say the same here, by what stands around them; undefined
 * where the pair is no such pair.
 */
export function saysTheSameHere(
  expected: string,
  typed: string,
  { before, after }: Around,
  forms: Forms,
): boolean | undefined {
  const partOf = (word: string | undefined) => forms.of(word ?? '')?.part;
  const last = before.at(-1);
  const verb = forms.of(after.find((word) => !BEFORE_VERBS.has(word)) ?? '');
  switch (`${expected} ${typed}`) {
    case 'na ne':
      if (partOf(last) === 'preposition' && last !== 'me') return true;
      return verb?.part !== 'verb' || doersIn(verb.senses).includes('1 plural');
    case 'qysh si':
    case 'si qysh':
      return after.length === 0 || verb?.part === 'verb';
    case 'do disa':
      return (last === undefined || partOf(last) === 'verb') && partOf(after[0]) === 'noun';
    case 'disa do':
      return true;
    case 'do don':
      // 'Some', and the future of somebody who cannot be the one that wants.
      if (partOf(last) === 'verb' && partOf(after[0]) === 'noun') return false;
      if (!/^(t|ta|të)$/.test(after[0] ?? '') || verb?.part !== 'verb') return true;
      return doersIn(verb.senses).some((who) => who === '2 singular' || who === '3 singular');
    case 'krejt gjithë':
      return !['adjective', 'preposition'].includes(partOf(after[0]) ?? '');
    case 'po por':
      // "Po" is 'yes' and 'and what about' as well, and before a verb it says that it happens now.
      return before.length > 0 && after.length > 1 && verb?.part !== 'verb';
    case 'por po':
      return before.length > 0;
    case 'qe ja':
      // After a name it is 'was'.
      return partOf(last) !== 'name';
    case 'ma më':
    case 'ma me':
    case 'më ma':
      // "Më" is 'me' as well, as often as not where it stands alone.
      if (before.length + after.length === 0) return false;
      return !['verb', 'numeral'].includes(partOf(after[0]) ?? '');
    default:
      return undefined;
  }
}

const BEFORE_VERBS = new Set([...PRONOUNS, ...'a m me t po nuk s mos'.split(' ')]);
