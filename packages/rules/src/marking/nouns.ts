/**
 * The singular forms of a noun that follow the rule: the lexicon has only those that the course uses,
 * and a slip that makes another one is no slip.
 */
export function regularNounForms(lemma: string): readonly string[] {
  const ending = Object.keys(ENDINGS).find((each) => lemma.endsWith(each));
  if (ending === undefined) return OTHERWISE.map((each) => `${lemma}${each}`);
  const stem = lemma.slice(0, -ending.length);
  return ENDINGS[ending]?.map((each) => `${stem}${each}`) ?? [];
}

/** The longer ending first: it is the one that counts. A noun's gender is not known here. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ër: ['ra', 'rën', 'rës', 'ri', 'rin', 'rit'],
  ë: ['a', 'ën', 'ës', 'e'],
  e: ['ja', 'en', 'es', 'eje'],
  i: ['ia', 'inë', 'isë', 'iu', 'iun', 'iut'],
  k: ['ku', 'kun', 'kut'],
  g: ['gu', 'gun', 'gut'],
  h: ['hu', 'hun', 'hut'],
};
const OTHERWISE = ['i', 'in', 'it'];
