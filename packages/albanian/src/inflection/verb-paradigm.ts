import type { Form } from './paradigm.ts';

interface VerbParts {
  /** I do it: shkoj, flas, pi; of what is done to oneself kthehem, ulem. */
  readonly lemma: string;
  /** I did it, in the standard. */
  readonly aorist?: string | undefined;
  readonly participle?: string | undefined;
  readonly kosovoParticiple?: string | undefined;
  /** You do it, he or she does it, where it is another form. */
  readonly second?: string | undefined;
  readonly imperative?: string | undefined;
}

/** Every form of a verb by rule, the standard's and Kosovo's, active and in -em. */
export function verbForms(parts: VerbParts): Form[] {
  const { lemma } = parts;
  if (/.em$/.test(lemma) && !/^(them|dhem)$/.test(lemma)) return reflexiveVerb(parts);
  const stem = lemma.replace(/j$/, '');
  const vocalic = /[aeëiouy]$/.test(stem);
  return [
    ...present(parts, stem, vocalic),
    ...imperfect(parts, stem, vocalic),
    ...aorist(parts.aorist ?? regularAorist(lemma)),
    ...imperative(parts, stem, vocalic),
    ...participles(parts),
    ...wishes(parts, stem, vocalic),
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
    ...present({ lemma }, stem, true),
    ...imperfect({ lemma }, stem, true),
    ...imperative({ lemma, imperative: lemma }, stem, true),
    ...middle(`${stem}h`),
  ];
  return forms.map(([form, features]): Form => [form, kosovo(features)]);
}

const kosovo = (features: string): string =>
  features.endsWith('kosovo') ? features : `${features} kosovo`;

function present({ lemma, second }: VerbParts, stem: string, vocalic: boolean): Form[] {
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

/** The vowel of "ju" and of the imperfect: flas, flisni, flisja; marr, merrni; dal, dilni. */
function pluralStems(lemma: string, second: string | undefined): string[] {
  const raised = /[ae]([^aeëiouy]+)$/.test(lemma)
    ? [lemma.replace(/[ae]([^aeëiouy]+)$/, 'i$1'), lemma.replace(/ja([^aeëiouy]+)$/, 'i$1')]
    : [];
  const lowered = /o([^aeëiouy]+)$/.test(lemma) ? [lemma.replace(/o([^aeëiouy]+)$/, 'i$1')] : [];
  const bySecond = second !== undefined && !second.endsWith('t') ? [second] : [];
  return [...new Set([lemma, ...raised, ...lowered, ...bySecond])];
}

function imperfect({ lemma, second }: VerbParts, stem: string, vocalic: boolean): Form[] {
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

function regularAorist(lemma: string): string {
  if (lemma.endsWith('uaj')) return `${lemma.slice(0, -3)}ova`;
  if (lemma.endsWith('j')) return `${lemma.slice(0, -1)}va`;
  if (/[aei]s$/.test(lemma) && lemma.length > 4) return `${lemma.slice(0, -2)}ita`;
  if (/[aeëiouy]$/.test(lemma)) return `${lemma}va`;
  return `${lemma}a`;
}

function aorist(first: string): Form[] {
  const own = first.replace(/^u /, '');
  if (own.endsWith('va')) {
    const stem = own.slice(0, -2);
    const weak = stem.replace(/o$/, 'ua').replace(/e$/, 'ye');
    const short = stem.replace(/o$/, 'u').replace(/e$/, 'y');
    const [we, you, they] = weak === stem ? ['më', 'të', 'në'] : ['m', 't', 'n'];
    return [
      [own, '1 singular aorist'],
      [`${stem}ve`, '2 singular aorist'],
      [`${stem}${stem.endsWith('o') ? 'i' : 'u'}`, '3 singular aorist'],
      [weak, '3 singular aorist after-u'],
      [`${weak}${we}`, '1 plural aorist'],
      [`${weak}${you}`, '2 plural aorist'],
      [`${weak}${they}`, '3 plural aorist'],
      ...(weak === stem
        ? []
        : ([
            [`${short}m`, '1 plural aorist kosovo'],
            [`${short}t`, '2 plural aorist kosovo'],
            [`${short}n`, '3 plural aorist kosovo'],
          ] as const)),
    ];
  }
  const stem = own.replace(/[aë]$/, '');
  const third = /[kg]$/.test(stem) ? [`${stem}u`, `${stem}i`] : [`${stem}i`];
  return [
    [`${stem}a`, '1 singular aorist'],
    [`${stem}e`, '2 singular aorist'],
    ...third.map((form): Form => [form, '3 singular aorist']),
    [stem, '3 singular aorist after-u'],
    [`${stem}ëm`, '1 plural aorist'],
    [`${stem}ët`, '2 plural aorist'],
    [`${stem}ën`, '3 plural aorist'],
  ];
}

function imperative({ lemma, imperative: own }: VerbParts, stem: string, vocalic: boolean): Form[] {
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

function participles(parts: VerbParts): Form[] {
  const [standard, kosovo] = regularParticiples(parts.lemma, parts.aorist);
  const own = parts.participle ?? standard;
  const shorts =
    parts.kosovoParticiple === undefined
      ? parts.participle === undefined
        ? [kosovo]
        : [...new Set([kosovoOf(parts.participle), kosovo])]
      : parts.kosovoParticiple.split('/');
  return [
    [own, 'participle'],
    ...[...shorts, ...ghegLong(own)]
      .filter((form) => form !== own)
      .map((form): Form => [form, 'participle kosovo']),
    ...admirative(own),
  ];
}

/** Beside a noun Kosovo has a long one too: e prishun, e martume. */
function ghegLong(participle: string): string[] {
  if (participle.endsWith('uar')) return [`${participle.slice(0, -3)}ume`];
  return participle.endsWith('ur')
    ? [`${participle.slice(0, -1)}n`, `${participle.slice(0, -1)}ne`]
    : [];
}

/** punuar, punu; kthyer, kthy; folur, folë; larë, la. */
function kosovoOf(participle: string): string {
  if (/uar$|yer$/.test(participle)) return participle.slice(0, -2);
  if (participle.endsWith('ur')) return `${participle.slice(0, -2)}ë`;
  if (/[aeiouy]rë$/.test(participle)) return participle.slice(0, -2);
  return participle;
}

function regularParticiples(lemma: string, aoristForm: string | undefined): [string, string] {
  if (/(uaj|oj)$/.test(lemma)) {
    const stem = lemma.replace(/(uaj|oj)$/, '');
    return [`${stem}uar`, `${stem}u`];
  }
  if (lemma.endsWith('ej')) return [`${lemma.slice(0, -2)}yer`, `${lemma.slice(0, -2)}y`];
  if (/[aeëiouy]j?$/.test(lemma)) {
    const stem = lemma.replace(/j$/, '');
    return [`${stem}rë`, stem];
  }
  const stem = (aoristForm ?? regularAorist(lemma)).replace(/^u /, '').replace(/[aë]$/, '');
  return [`${stem}ur`, `${stem}ë`];
}

/** What one is surprised to find: punuaka, ardhka. */
function admirative(participle: string): Form[] {
  const stem = participle.replace(/(?<=[uy][ae])r$|ur$|rë$|ë$/, '');
  return [
    [`${stem}kam`, '1 singular present admirative'],
    [`${stem}ke`, '2 singular present admirative'],
    [`${stem}ka`, '3 singular present admirative'],
    [`${stem}kemi`, '1 plural present admirative'],
    [`${stem}kan`, '3 plural present admirative'],
    [`${stem}kish`, '3 singular imperfect admirative'],
  ];
}

/** Wishes: punofsh, ardhsh. */
function wishes(parts: VerbParts, stem: string, vocalic: boolean): Form[] {
  const [standard] = regularParticiples(parts.lemma, parts.aorist);
  const base = vocalic
    ? `${stem.replace(/ua$/, 'o')}f`
    : (parts.participle ?? standard).replace(/(ur|ë)$/, '');
  return [
    [`${base}sha`, '1 singular optative'],
    [`${base}sh`, '2 singular optative'],
    [`${base}të`, '3 singular optative'],
    [`${base}shim`, '1 plural optative'],
    [`${base}shi`, '2 plural optative'],
    [`${base}shin`, '3 plural optative'],
  ];
}

function reflexiveStem(lemma: string): string {
  return /[aeëiouy]j?$/.test(lemma) ? `${lemma.replace(/j$/, '')}h` : lemma;
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

/** A verb that the dictionary has in -em: kthehem, ulem, përpiqem. */
function reflexiveVerb(parts: VerbParts): Form[] {
  const stem = parts.lemma.slice(0, -2);
  const active = /[aeiouy]h$/.test(stem) ? `${stem.slice(0, -1)}j` : stem;
  return [
    ...middle(stem),
    // "u dogj": the -i of "dogji" is of what somebody does to something.
    ...aorist(parts.aorist ?? regularAorist(active)).filter(
      ([, features]) => features !== '3 singular aorist',
    ),
    ...participles({ ...parts, lemma: active }),
    ...wishes(parts, active.replace(/j$/, ''), active.endsWith('j')),
    ...(parts.imperative === undefined
      ? []
      : [[parts.imperative, '2 singular imperative middle'] as const]),
  ];
}
