import type { Forms, LexiconForm } from './forms.ts';
import { letters } from './letters.ts';

/**
 * Whether two runs of words say the same, the one as in Kosovo and the other as in the standard:
 * "me shku" and "të shkoj", "kam me shku" and "do të shkoj", "ani" and "në rregull". `before` is
 * the word in front of the expected run: it tells whose doing it is ("du me shku": I).
 */
export function sameInTheOtherRegion(
  expected: readonly string[],
  typed: readonly string[],
  before: string,
  forms: Forms,
): boolean {
  return (
    oneWordForSeveral(expected, typed, forms) ||
    infinitiveForClause(expected, typed, before, forms) ||
    infinitiveForClause(typed, expected, before, forms)
  );
}

export const LONGEST_RUN = 5;

function oneWordForSeveral(one: readonly string[], other: readonly string[], forms: Forms) {
  const says = ([word = '', ...more]: readonly string[], words: readonly string[]) =>
    more.length === 0 &&
    words.length > 1 &&
    forms.counterparts(word).some((counterpart) => counterpart.join(' ') === words.join(' '));
  return says(one, other) || says(other, one);
}

/** Kosovo's "me (e) pa" against the standard's "ta shoh"; with "kam" before it, against "do ta shoh". */
function infinitiveForClause(
  kosovo: readonly string[],
  standard: readonly string[],
  before: string,
  forms: Forms,
): boolean {
  const [first = '', ...rest] = kosovo;
  if (forms.of(first)?.lemma === 'kam' && rest[0] === 'me') {
    if (standard[0] !== 'do') return false;
    return infinitiveForClause(rest, standard.slice(1), first, forms);
  }
  const [me, ...inside] = kosovo;
  const infinitive = lemmaOfParticiple(forms.of(inside.at(-1) ?? ''));
  const verb = forms.of(standard.at(-1) ?? '');
  if (me !== 'me' || !infinitive || verb?.lemma !== infinitive) return false;
  if (lemmaOfParticiple(verb)) return false;
  return (
    spelledOut(standard.slice(0, -1)).join(' ') === ['të', ...inside.slice(0, -1)].join(' ') &&
    personsMeet(forms.of(before), verb)
  );
}

/** "ta" is "të e": the standard writes the two in one. */
function spelledOut(words: readonly string[]): string[] {
  return words.flatMap((word) => (word === 'ta' ? ['të', 'e'] : word === 't' ? ['të'] : [word]));
}

/** Whose participle it is; "pa" is "seen" besides being "without", and its meaning says of what. */
function lemmaOfParticiple(form: LexiconForm | undefined): string | undefined {
  if (!form?.means.includes('participle')) return undefined;
  return /\((\p{L}+), (?:short )?participle/u.exec(form.means)?.[1] ?? form.lemma;
}

/** Whoever wants must be the one who goes; where no verb stands before it ("duhet"), anybody may. */
function personsMeet(before: LexiconForm | undefined, verb: LexiconForm): boolean {
  if (before?.part !== 'verb' || letters(before.lemma) === 'duhet') return true;
  const persons = personsOf(before);
  return persons.size === 0 || [...personsOf(verb)].some((person) => persons.has(person));
}

function personsOf({ means }: LexiconForm): Set<string> {
  const plural = /\bplural\b/.test(means) ? 'you all' : 'you';
  return new Set(
    [...means.matchAll(/\b(I|you|he|she|it|we|they)\b/g)].map(([, word = '']) =>
      word === 'you' ? plural : ['he', 'she', 'it'].includes(word) ? 'he' : word,
    ),
  );
}
