import { type Features, has } from '../features/features.ts';
import { doersIn, type Person } from '../features/person.ts';
import type { Forms, LexiconForm } from '../forms/forms.ts';
import { bareLetters, lacksMarksOnly } from '../forms/letters.ts';
import { formsAfterTe, reflexive, regularParticiples } from '../inflection/inflection.ts';
import { doersAllowed, PRONOUNS } from './agreement.ts';

/**
 * Whether two runs of words say the same, the one as in Kosovo and the other as in the standard:
 * "me shku" and "të shkoj", "kam me shku" and "do të shkoj", "ani" and "në rregull". `before` is
 * what stands in front of the expected run in its clause: it tells whose doing it is ("du me shku": I).
 */
export function sameInTheOtherRegion(
  expected: readonly string[],
  typed: readonly string[],
  before: readonly string[],
  forms: Forms,
): boolean {
  const either = (says: Says) =>
    says(expected, typed, before, forms) || says(typed, expected, before, forms);
  return (
    either(oneWordForSeveral) ||
    either(infinitiveForClause) ||
    either(infinitiveForPurpose) ||
    either(beenForBeen) ||
    either(shortPast) ||
    either(awayFrom) ||
    participleForParticiple(expected, typed, before, forms)
  );
}

/** Whether the first says as in Kosovo what the second says as in the standard. */
type Says = (
  kosovo: readonly string[],
  standard: readonly string[],
  before: readonly string[],
  forms: Forms,
) => boolean;

export const LONGEST_RUN = 5;

const oneWordForSeveral: Says = ([word = '', ...more], words, _, forms) =>
  more.length === 0 &&
  words.length > 1 &&
  forms.counterparts(word).some((counterpart) => isWritten(counterpart, words));

/** With its marks or without them. */
function isWritten(wanted: readonly string[], given: readonly string[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((word, at) => lacksMarksOnly(word, given[at] ?? ''))
  );
}

/** "kam pirë" and "kam pi", "duke pirë" and "tu pi": after these a verb is a participle. */
function participleForParticiple(
  [expected = '', ...more]: readonly string[],
  [typed = '', ...others]: readonly string[],
  before: readonly string[],
  forms: Forms,
): boolean {
  if (more.length > 0 || others.length > 0) return false;
  const leading = before.findLast((word) => !PRONOUNS.has(word)) ?? '';
  const leads = LEADS_TO_PARTICIPLE.has(leading) || forms.of(leading)?.lemma === 'kam';
  return leads && areParticiplesOfOneVerb(expected, typed, forms);
}

function areParticiplesOfOneVerb(one: string, other: string, forms: Forms): boolean {
  return lemmasOf(one, forms)
    .concat(lemmasOf(other, forms))
    .some((lemma) => isParticipleOf(lemma, one, forms) && isParticipleOf(lemma, other, forms));
}

/** "u martu" and "u martua". */
const shortPast: Says = ([kosovo = '', ...more], [standard = '', ...others], before) =>
  more.length + others.length === 0 &&
  before.at(-1) === 'u' &&
  standard.endsWith('ua') &&
  standard === `${kosovo}a`;

/** "prej Londrës" and "nga Londra". */
const awayFrom: Says = ([prej, from = '', ...more], [nga, name = '', ...others], _, forms) =>
  prej === 'prej' &&
  nga === 'nga' &&
  more.length + others.length === 0 &&
  [[from], ...forms.counterparts(from)].some(
    (words) => bareLetters(asNamed(words.join(' '))) === bareLetters(name),
  );

/** A noun where it is only named, made of the form that it has after "prej". */
const asNamed = (noun: string) =>
  noun
    .replace(/([aeë])ve$/, '$1t')
    .replace(/([iu])t$/, '$1')
    .replace(/(?<=i)s[eë]$|[eë]s$|e$/, 'a');

/** "jam kon" and "kam qenë". */
const beenForBeen: Says = (kosovo, standard, _, forms) => {
  const [am, have] = [forms.of(kosovo[0] ?? ''), forms.of(standard[0] ?? '')];
  return (
    isWritten(['kon'], kosovo.slice(1)) &&
    isWritten(['qenë'], standard.slice(1)) &&
    am?.lemma === 'jam' &&
    have?.lemma === 'kam' &&
    doersIn(am.senses).some((person) => doersIn(have.senses).includes(person))
  );
};

/** "për me shku" and "për të shkuar". */
const infinitiveForPurpose: Says = (kosovo, standard, before, forms) => {
  const [participle, other] = [kosovo.at(-1) ?? '', standard.at(-1) ?? ''];
  return (
    before.at(-1) === 'për' &&
    kosovo[0] === 'me' &&
    isWritten(['të', ...kosovo.slice(1, -1)], spelledOut(standard.slice(0, -1))) &&
    areParticiplesOfOneVerb(participle, other, forms)
  );
};

const LEADS_TO_PARTICIPLE = new Set(['tu', 'duke', 'me']);
/** Joined to the "me" before it by an apostrophe: "m'i marrë", "m'u çu". */
const JOINED = new Set('i u ia ua ju jua'.split(' '));

/** Kosovo's "me (e) pa" against the standard's "ta shoh"; after "kam", against "do ta shoh". */
function infinitiveForClause(
  kosovo: readonly string[],
  standard: readonly string[],
  before: readonly string[],
  forms: Forms,
): boolean {
  const [first = '', ...rest] = kosovo;
  const lead = leadOf(first, forms);
  if (lead !== undefined && rest[0] === 'me') {
    return (
      standard[0] === lead &&
      infinitiveForClause(rest, standard.slice(1), [...before, first], forms)
    );
  }
  const isInfinitive = first === 'me' || (first === 'm' && JOINED.has(rest[0] ?? ''));
  const participle = rest.at(-1);
  const verb = standard.at(-1);
  if (!isInfinitive || participle === undefined || verb === undefined) return false;
  const pronouns = rest.slice(0, -1);
  const toOneself = pronouns.at(-1) === 'u';
  const wanted = spelledOut(['të', ...(toOneself ? pronouns.slice(0, -1) : pronouns)]);
  if (!isWritten(wanted, spelledOut(standard.slice(0, -1)))) return false;
  const person = lemmasOf(participle, forms)
    .concat(lemmasOf(verb, forms))
    .filter((lemma) => isParticipleOf(lemma, participle, forms))
    .flatMap((lemma) => [lemma, ...lemmasInTheOtherRegion(lemma, forms)])
    .flatMap((lemma) =>
      personsAfterTe(verb, toOneself ? reflexive(lemma, forms.inflection) : lemma, forms),
    );
  const allowed = doersAllowed(before, forms);
  return person.some((who) => allowed === undefined || allowed.includes(who));
}

/** What the standard has before its clause, where Kosovo has this before the infinitive. */
function leadOf(word: string, forms: Forms): string | undefined {
  if (forms.of(word)?.lemma === 'kam') return 'do';
  return CAN.test(word) ? 'mund' : undefined;
}

const CAN = /^(muj|mund(em|esh|et|emi|eni|en)?)$/;

/** "ta" is "të e": the standard writes the two in one. "t'" and "m'" are short for "të" and "më". */
function spelledOut(words: readonly string[]): string[] {
  return words.flatMap((word) => SPELLED_OUT[word] ?? [word]);
}

const SPELLED_OUT: Readonly<Record<string, readonly string[]>> = {
  ta: ['të', 'e'],
  t: ['të'],
  m: ['më'],
};

/** The verbs that a word may be a form of, written with its marks or without. */
function lemmasOf(word: string, forms: Forms): string[] {
  return [word, ...forms.alike(word)].flatMap((form) => {
    const senses = forms.of(form)?.senses ?? [];
    return senses.filter(({ part }) => part === 'verb').map(({ lemma }) => lemma);
  });
}

/** "boj" in Kosovo is "bëj" in the standard. */
function lemmasInTheOtherRegion(lemma: string, forms: Forms): string[] {
  return forms.counterparts(lemma).flatMap(([word = '', ...more]) => {
    return more.length > 0 ? [] : [word, forms.of(word)?.lemma ?? word];
  });
}

function isParticipleOf(lemma: string, word: string, forms: Forms): boolean {
  const told = [word, ...forms.alike(word)].some((form) => {
    const entry = forms.of(form);
    return (
      entry !== undefined && lacksMarksOnly(form, word) && participleLemma(entry).includes(lemma)
    );
  });
  return (
    told || regularParticiples(lemma, forms.inflection).some((form) => lacksMarksOnly(form, word))
  );
}

/** Whose participle it is; "pa" is "seen" besides being "without", and that of another word. */
function participleLemma({ senses }: LexiconForm): string[] {
  const participles = senses.filter((sense) => has(sense, 'verbForm', 'participle'));
  return [...new Set(participles.map(({ lemma }) => lemma))];
}

/** Who does it, where this may stand after "të" as a form of that verb. */
function personsAfterTe(word: string, lemma: string, forms: Forms): Person[] {
  const made = [...formsAfterTe(lemma, forms.inflection)].flatMap(([form, person]) =>
    lacksMarksOnly(form, word) ? [person] : [],
  );
  const told = [word, ...forms.alike(word)].flatMap((form) => {
    const senses = lacksMarksOnly(form, word) ? (forms.of(form)?.senses ?? []) : [];
    return senses.filter((sense) => sense.lemma === lemma && standsAfterTe(sense));
  });
  return [...made, ...doersIn(told)];
}

/** A subjunctive, and what sounds like the present in the plural. */
function standsAfterTe(sense: Features): boolean {
  if (has(sense, 'mood', 'subjunctive')) return true;
  return has(sense, 'tense', 'present') && has(sense, 'number', 'plural') && !sense.mood;
}
