import { type Features, has } from '../features/features.ts';
import { doersIn, PERSONS, type Person, personsOf } from '../features/person.ts';
import type { Forms, LexiconForm } from '../forms/forms.ts';
import { formsAfterTe } from '../inflection/inflection.ts';

export const PRONOUNS = new Set('e i u na ju ia ua jua ma ta më të'.split(' '));
const SHORT_PRONOUNS = new Set(['m', 't', 's']);

/**
 * Who may be doing what follows "me" or "të" after these words of the clause: whoever wants must be
 * the one who goes, whoever is helped the one who learns. Undefined where it may be anybody.
 */
export function doersAllowed(
  clause: readonly string[],
  forms: Forms,
): readonly Person[] | undefined {
  const at = clause.findLastIndex((_, place) => isVerbAt(clause, place, forms));
  const verb = forms.of(clause[at] ?? '');
  const able = forms.of(clause.at(-1) ?? '') ? undefined : whoCan(clause.at(-1) ?? '', forms);
  if (able !== undefined) return [able];
  if (!verb) return undefined;
  const { impersonal, ofTheObject } = forms.inflection.verbs;
  if (ofTheObject.includes(verb.lemma)) {
    const object = objectBefore(clause.slice(0, at), forms);
    if (object.length > 0) return object;
    if (!impersonal.includes(verb.lemma)) return undefined;
  }
  const doers = persons(verb);
  const subject = subjectIn(clause, at, forms).filter(
    (who) => doers.includes(who) || verb.lemma === 'duhet' || verb.lemma === 'lypset',
  );
  if (subject.length > 0) return subject;
  const ofNobody = impersonal.includes(verb.lemma) && doers.includes('3 singular');
  return ofNobody || doers.length === 0 ? undefined : doers;
}

/** "mundemi", "munden": the course has not all forms of this verb, and it leads to others. */
function whoCan(word: string, { inflection }: Forms): Person | undefined {
  return formsAfterTe('mundem', inflection).get(word);
}

/** Whoever is told to come may be told to come along: "hajde të pimë". */
function persons({ part, senses, lemma }: LexiconForm): readonly Person[] {
  const asked = senses.filter((sense) => has(sense, 'mood', 'imperative'));
  if (part === 'interjection') return [...asked.flatMap(personsOf), '1 plural'];
  return lemma === 'vij' && asked.length > 0 ? [...doersIn(senses), '1 plural'] : doersIn(senses);
}

/**
 * A form that says who does it. A participle does not, and the word before it does: "kam ardhë". Only
 * where somebody is helped or let, it matters who that is, whatever the form: "më ka lanë me dalë".
 */
function isVerbAt(clause: readonly string[], at: number, forms: Forms): boolean {
  const word = forms.of(clause[at] ?? '');
  if (!word) return false;
  if (forms.inflection.verbs.ofTheObject.includes(word.lemma)) return word.part === 'verb';
  if (word.part === 'interjection') return word.senses.some(isAsking);
  const leading = clause.slice(0, at).findLast((each) => !isShort(each)) ?? '';
  const leads = LEADS_TO_PARTICIPLE.has(leading) || forms.of(leading)?.lemma === 'kam';
  const isParticiple = word.senses.some((sense) => has(sense, 'verbForm', 'participle'));
  return word.part === 'verb' && doersIn(word.senses).length > 0 && !(leads && isParticiple);
}

const isAsking = (sense: Features) => has(sense, 'mood', 'imperative');
const isShort = (word: string) => PRONOUNS.has(word) || SHORT_PRONOUNS.has(word);
const LEADS_TO_PARTICIPLE = new Set(['me', 'm', 'tu', 'duke', 'pa']);

/** The persons of the pronouns before the verb: "më ndihmon", "m'ka lanë". */
function objectBefore(before: readonly string[], forms: Forms): Person[] {
  const own = forms.of(before.at(-1) ?? '')?.lemma === 'kam' ? before.slice(0, -1) : before;
  const first = own.findLastIndex((word) => !isShort(word)) + 1;
  return own.slice(first).flatMap((word) => {
    const senses = forms.of(LONG[word] ?? word)?.senses ?? [];
    const objects = senses.filter(
      (sense) => sense.part === 'pronoun' && has(sense, 'case', 'accusative', 'dative'),
    );
    return objects
      .filter((sense) => !has(sense, 'construction', 'after-preposition'))
      .flatMap(personsOf);
  });
}

const LONG: Readonly<Record<string, string>> = { m: 'më', t: 'të' };

/** "ti", "nana", "Arta" beside the verb. A noun after a preposition or a linking article is no subject. */
function subjectIn(clause: readonly string[], at: number, forms: Forms): Person[] {
  return clause.flatMap((word, place) => {
    const entry = forms.of(word);
    if (!entry || place === at) return [];
    if (place === at - 1 && isShort(word)) return [];
    const before = forms.of(clause[place - 1] ?? '');
    if (before?.part === 'preposition' || LINKS.has(clause[place - 1] ?? '')) return [];
    return entry.senses.flatMap(personsAsSubject);
  });
}

const LINKS = new Set(['i', 'e', 'të', 't', 'së']);

function personsAsSubject(sense: Features): Person[] {
  if (sense.part === 'pronoun' && has(sense, 'case', 'nominative')) return personsOf(sense);
  const named = sense.part === 'name' && (!sense.case || has(sense, 'case', 'nominative'));
  const subject = named || (sense.part === 'noun' && has(sense, 'case', 'nominative'));
  if (!subject || (!named && !has(sense, 'definiteness', 'definite'))) return [];
  const many = has(sense, 'number', 'plural') ? 'plural' : 'singular';
  return PERSONS.filter((each) => each === `3 ${many}`);
}
