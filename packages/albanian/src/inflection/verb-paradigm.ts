import type { Form } from './paradigm.ts';
import { aoristForms, regularAorist } from './verb-aorist.ts';
import { optativeForms, participleForms } from './verb-participle.ts';
import type { VerbParts } from './verb-parts.ts';
import { imperativeForms, imperfectForms, presentForms } from './verb-present-stem.ts';

/** Every form of a verb by rule, the standard's and Kosovo's, active and in -em. */
export function verbForms(parts: VerbParts): Form[] {
  const { lemma } = parts;
  if (/.em$/.test(lemma) && !/^(them|dhem)$/.test(lemma)) return reflexiveVerb(parts);
  const stem = lemma.replace(/j$/, '');
  const vocalic = /[aeëiouy]$/.test(stem);
  return [
    ...presentForms(parts, stem, vocalic),
    ...imperfectForms(parts, stem, vocalic),
    ...aoristForms(parts.aorist ?? regularAorist(lemma)),
    ...imperativeForms(parts, stem, vocalic),
    ...participleForms(parts),
    ...optativeForms(parts, stem, vocalic),
    ...middle(reflexiveStem(lemma)),
    ...contracted(parts),
  ];
}

/** Kosovo says "kryj" for "kryej" and "shkruj" for "shkruaj", and goes on from there. */
function contracted(parts: VerbParts): Form[] {
  if (!/(ye|ua)j$/.test(parts.lemma)) return [];
  const lemma = parts.lemma.replace(/[ea]j$/, 'j');
  const stem = lemma.slice(0, -1);
  const forms = [
    ...presentForms({ lemma }, stem, true),
    ...imperfectForms({ lemma }, stem, true),
    ...imperativeForms({ lemma, imperative: lemma }, stem, true),
    ...middle(`${stem}h`),
  ];
  return forms.map(([form, features]): Form => [form, kosovo(features)]);
}

const kosovo = (features: string): string =>
  features.endsWith('kosovo') ? features : `${features} kosovo`;

/** A verb that the dictionary has in -em: kthehem, ulem, përpiqem. */
function reflexiveVerb(parts: VerbParts): Form[] {
  const stem = parts.lemma.slice(0, -2);
  const active = /[aeiouy]h$/.test(stem) ? `${stem.slice(0, -1)}j` : stem;
  return [
    ...middle(stem),
    // "u dogj": the -i of "dogji" is of what somebody does to something.
    ...aoristForms(parts.aorist ?? regularAorist(active)).filter(
      ([, features]) => features !== '3 singular aorist',
    ),
    ...participleForms({ ...parts, lemma: active }),
    ...optativeForms(parts, active.replace(/j$/, ''), active.endsWith('j')),
    ...(parts.imperative === undefined
      ? []
      : [[parts.imperative, '2 singular imperative middle'] as const]),
  ];
}

function middle(stem: string): Form[] {
  return [
    [`${stem}em`, '1 singular present middle'],
    [`${stem}na`, '1 singular present middle kosovo'],
    [`${stem}esh`, '2 singular present middle'],
    [`${stem}et`, '3 singular present middle'],
    [`${stem}emi`, '1 plural present middle'],
    [`${stem}ena`, '1 plural present middle kosovo'],
    [`${stem}eni`, '2 plural present middle'],
    [`${stem}en`, '3 plural present middle'],
    [`${stem}esha`, '1 singular imperfect middle'],
    [`${stem}eshe`, '2 singular imperfect middle'],
    [`${stem}ej`, '3 singular imperfect middle'],
    [`${stem}eshim`, '1 plural imperfect middle'],
    [`${stem}eshit`, '2 plural imperfect middle'],
    [`${stem}eshin`, '3 plural imperfect middle'],
    [`${stem}u`, '2 singular imperative middle'],
    [`${stem}uni`, '2 plural imperative middle'],
  ];
}

function reflexiveStem(lemma: string): string {
  return /[aeëiouy]j?$/.test(lemma) ? `${lemma.replace(/j$/, '')}h` : lemma;
}
