/** Who does it: `you all` is also said to one person politely. */
export type Person = 'I' | 'you' | 'he' | 'we' | 'you all' | 'they';

const PERSONS: readonly Person[] = ['I', 'you', 'he', 'we', 'you all', 'they'];

/**
 * What stands after "të" (dua të shkoj): the form → who does it. The lexicon has only the forms that
 * the course uses, and a learner may know another one.
 */
export function formsAfterTe(lemma: string): ReadonlyMap<string, Person> {
  const written = IRREGULAR[lemma]?.split(' ') ?? regular(lemma);
  const toAll = CHANGED_BEFORE_NI[lemma];
  const forms = toAll ? written.with(PERSONS.indexOf('you all'), toAll) : written;
  return new Map(forms.map((form, at) => [form, PERSONS[at] ?? 'I']));
}

/** The lemma of what is done to oneself: "martoj", "martohem". */
export function reflexive(lemma: string): string {
  if (lemma.endsWith('em')) return lemma;
  return lemma.endsWith('j') ? `${lemma.slice(0, -1)}hem` : `${lemma}em`;
}

/** The participle as the standard and as Kosovo forms it, of verbs that follow the rule. */
export function regularParticiples(lemma: string): readonly string[] {
  const ending = Object.keys(PARTICIPLES).find((each) => lemma.endsWith(each));
  if (ending === undefined && VOWEL_AT_END.test(lemma)) return [`${lemma}rë`, lemma];
  if (ending === undefined) return [`${lemma}ur`, `${lemma}ë`];
  const stem = lemma.slice(0, -ending.length);
  return PARTICIPLES[ending]?.map((participle) => `${stem}${participle}`) ?? [];
}

function regular(lemma: string): string[] {
  const endings = (stem: string, list: string) =>
    list.split(' ').map((ending) => `${stem}${ending.replace('-', '')}`);
  if (lemma.endsWith('em')) return endings(lemma.slice(0, -2), 'em esh et emi eni en');
  if (lemma.endsWith('j')) return endings(lemma.slice(0, -1), 'j sh jë jmë ni jnë');
  if (VOWEL_AT_END.test(lemma)) return endings(lemma, '- sh jë më ni në');
  return endings(lemma, '- ësh ë im ni in');
}

const VOWEL_AT_END = /[aeëiouy]$/;

/** The longer ending first: it is the one that counts. */
const PARTICIPLES: Readonly<Record<string, readonly string[]>> = {
  uaj: ['uar', 'u'],
  ohem: ['uar', 'u'],
  oj: ['uar', 'u'],
  ej: ['yer', 'y'],
  hem: ['rë', ''],
  em: ['ur', 'ë'],
  j: ['rë', ''],
};

const IRREGULAR: Readonly<Record<string, string>> = {
  jam: 'jem jesh jetë jemi jeni jenë',
  kam: 'kem kesh ketë kemi keni kenë',
  dua: 'dua duash dojë duam doni duan',
  them: 'them thuash thotë themi thoni thonë',
  bie: 'bie biesh bjerë biem bini bien',
  fle: 'fle flesh flejë flemë flini flenë',
  vë: 'vë vësh vërë vëmë vini vënë',
  lë: 'lë lësh lërë lëmë lini lënë',
  iki: 'iki ikësh ikë ikim ikni ikin',
  eci: 'eci ecësh ecë ecim ecni ecin',
};

/** Verbs whose vowel changes in one form alone. */
const CHANGED_BEFORE_NI: Readonly<Record<string, string>> = {
  shoh: 'shihni',
  njoh: 'njihni',
  jap: 'jepni',
  flas: 'flisni',
  marr: 'merrni',
  dal: 'dilni',
  pres: 'prisni',
  heq: 'hiqni',
  sjell: 'sillni',
};
