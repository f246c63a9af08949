import type { Form } from './paradigm.ts';
import type { VerbParts } from './verb-parts.ts';

export function presentForms({ lemma, second }: VerbParts, stem: string, vocalic: boolean): Form[] {
  const forms: Form[] = [[lemma, '1 singular present']];
  if (lemma.endsWith('j')) {
    forms.push(
      [`${stem}n`, '2/3 singular present'],
      [`${stem}jmë`, '1 plural present'],
      [`${stem}ni`, '2 plural present'],
      [`${stem}jnë`, '3 plural present'],
      [`${stem}jna`, '1 plural present kosovo'],
      [`${stem}jm`, '1 plural present kosovo'],
      [`${stem}sh`, '2 singular subjunctive'],
      [`${stem}jë`, '3 singular subjunctive'],
    );
  } else if (vocalic) {
    forms.push(
      [second ?? lemma, '2/3 singular present'],
      [`${stem}më`, '1 plural present'],
      [`${stem}im`, '1 plural present'],
      [`${stem}ni`, '2 plural present'],
      [`${stem}në`, '3 plural present'],
      [`${stem}jnë`, '3 plural present'],
      [`${stem}jna`, '1 plural present kosovo'],
      [`${stem}sh`, '2 singular subjunctive'],
      [`${stem}jë`, '3 singular subjunctive'],
    );
  } else {
    forms.push(
      [second ?? lemma, '2/3 singular present'],
      [`${lemma}im`, '1 plural present'],
      [`${lemma}in`, '3 plural present'],
      [`${lemma}na`, '1 plural present kosovo'],
      [`${lemma}ësh`, '2 singular subjunctive'],
      [`${lemma}sh`, '2 singular subjunctive kosovo'],
      [`${lemma}ë`, '3 singular subjunctive'],
      ...pluralStems(lemma, second).map((each): Form => [`${each}ni`, '2 plural present']),
    );
  }
  return forms;
}

export function imperfectForms(
  { lemma, second }: VerbParts,
  stem: string,
  vocalic: boolean,
): Form[] {
  const third = vocalic ? 'nte' : 'te';
  const stems = vocalic ? [stem] : pluralStems(lemma, second);
  const standard = stems.flatMap((each): Form[] => [
    [`${each}ja`, '1 singular imperfect'],
    [`${each}je`, '2 singular imperfect'],
    [`${each}${third}`, '3 singular imperfect'],
    [`${each}nim`, '1 plural imperfect'],
    [`${each}nit`, '2 plural imperfect'],
    [`${each}nin`, '3 plural imperfect'],
  ]);
  const base = vocalic ? `${stem}j` : stem;
  return [
    ...standard,
    [`${base}sha`, '1 singular imperfect kosovo'],
    [`${base}she`, '2 singular imperfect kosovo'],
    [`${base}ke`, '3 singular imperfect kosovo'],
    [`${base}kan`, '3 plural imperfect kosovo'],
    [`${base}kshin`, '3 plural imperfect kosovo'],
    [`${base}shim`, '1 plural imperfect kosovo'],
    [`${base}shna`, '1 plural imperfect kosovo'],
    [`${base}shit`, '2 plural imperfect kosovo'],
    [`${base}shin`, '3 plural imperfect kosovo'],
  ];
}

export function imperativeForms(
  { lemma, imperative: own }: VerbParts,
  stem: string,
  vocalic: boolean,
): Form[] {
  const command = own ?? (vocalic ? stem : lemma);
  const link = /[aeëiouy]$/.test(command) ? 'j' : '';
  return [
    [command, '2 singular imperative'],
    [`${command}${link}e`, '2 singular imperative with-e'],
    [`${command}${link}i`, '2 singular imperative with-i'],
    [`${command}${link}ia`, '2 singular imperative with-ia'],
    [`${command}${link}a`, '2 singular imperative with-ia kosovo'],
    // To me: "thirrëm", "kallxoma".
    [`${command}${link === '' ? 'ë' : ''}m`, '2 singular imperative kosovo'],
    [`${command}ma`, '2 singular imperative kosovo'],
    // All of you, it: "kqyrne", "lirone".
    [`${command}ne`, '2 plural imperative with-e kosovo'],
    ...(own === undefined ? [] : [[`${command}ni`, '2 plural imperative'] as const]),
  ];
}

/** The vowel of "ju" and of the imperfect: flas, flisni, flisja; marr, merrni; dal, dilni. */
function pluralStems(lemma: string, second: string | undefined): string[] {
  const raised = /[ae]([^aeëiouy]+)$/.test(lemma)
    ? [lemma.replace(/[ae]([^aeëiouy]+)$/, 'i$1'), lemma.replace(/ja([^aeëiouy]+)$/, 'i$1')]
    : [];
  const lowered = /o([^aeëiouy]+)$/.test(lemma) ? [lemma.replace(/o([^aeëiouy]+)$/, 'i$1')] : [];
  const bySecond = second !== undefined && !second.endsWith('t') ? [second] : [];
  return [...new Set([lemma, ...raised, ...lowered, ...bySecond])];
}
