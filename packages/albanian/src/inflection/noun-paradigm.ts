import type { Form } from './paradigm.ts';

interface NounParts {
  readonly lemma: string;
  readonly gender: 'masculine' | 'feminine';
  /** The definite nominative of the singular, where no rule makes it. */
  readonly definite?: string | undefined;
  /** The indefinite plural, where it is known; several where people say several. */
  readonly plurals?: readonly string[] | undefined;
  readonly hasPlural?: boolean | undefined;
}

/** Every form of a noun in both numbers, five cases, with and without its article. */
export function nounForms(parts: NounParts): Form[] {
  const { lemma, gender, hasPlural = true } = parts;
  const singular = gender === 'masculine' ? masculine(parts) : feminine(parts);
  const plurals = hasPlural ? (parts.plurals ?? regularPlurals(lemma, gender)) : [];
  return [
    [lemma, 'singular nominative/accusative indefinite'],
    ...singular,
    ...plurals.flatMap(pluralForms),
  ];
}

/** The definite form makes the others: libri, librin, librit. */
function masculine({ lemma, definite = masculineDefinite(lemma) }: NounParts): Form[] {
  return [
    [definite, 'singular nominative definite'],
    [`${definite}n`, 'singular accusative definite'],
    [`${definite}t`, 'singular genitive/dative/ablative definite'],
    [definite, 'singular genitive/dative/ablative indefinite'],
  ];
}

function masculineDefinite(lemma: string): string {
  if (/[kgh]$/.test(lemma) && !/([sztdx]|^g)h$/.test(lemma)) return `${lemma}u`;
  if (/[ie]$/.test(lemma)) return `${lemma}u`;
  if (lemma.endsWith('ë')) return `${lemma.slice(0, -1)}i`;
  if (/[^aeiouyë]ër$/.test(lemma)) return `${lemma.slice(0, -2)}ri`;
  return `${lemma}i`;
}

function feminine({ lemma, definite }: NounParts): Form[] {
  const [nominative, accusative, oblique, indefinite] = feminineEndings(lemma, definite);
  return [
    [nominative, 'singular nominative definite'],
    ...accusative.map((form): Form => [form, 'singular accusative definite']),
    ...oblique.map((form): Form => [form, 'singular genitive/dative/ablative definite']),
    [indefinite, 'singular genitive/dative/ablative indefinite'],
  ];
}

function feminineEndings(
  lemma: string,
  definite: string | undefined,
): [nominative: string, accusative: string[], oblique: string[], indefinite: string] {
  if (lemma.endsWith('ë')) {
    const stem = lemma.slice(0, -1);
    return [definite ?? `${stem}a`, [`${lemma}n`], [`${lemma}s`], `${stem}e`];
  }
  // grua, gruaja; arsye, arsyeja; kafe, kafeja.
  if (/[aeiouy][ae]$/.test(lemma) || (lemma.endsWith('e') && definite?.endsWith('eja'))) {
    return [`${lemma}ja`, [`${lemma}n`, `${lemma}në`], [`${lemma}s`], `${lemma}je`];
  }
  if (lemma.endsWith('e')) {
    return [definite ?? `${lemma.slice(0, -1)}ja`, [`${lemma}n`], [`${lemma}s`], `${lemma}je`];
  }
  if (lemma.endsWith('i')) {
    return [definite ?? `${lemma}a`, [`${lemma}në`, `${lemma}n`], [`${lemma}së`], `${lemma}e`];
  }
  // banjo, banjos; byro, byrosë: the stress decides, which nobody writes.
  if (lemma.endsWith('o')) {
    const oblique = [`${lemma}s`, `${lemma}së`];
    return [definite ?? `${lemma}ja`, [`${lemma}n`, `${lemma}në`], oblique, `${lemma}je`];
  }
  if (/[auy]$/.test(lemma)) {
    return [definite ?? `${lemma}ja`, [`${lemma}në`, `${lemma}n`], [`${lemma}së`], `${lemma}je`];
  }
  const stem = /[^aeiouyë]ë[rl]$/.test(lemma) ? lemma.replace(/ë([rl])$/, '$1') : lemma;
  return [definite ?? `${stem}a`, [`${stem}ën`], [`${stem}ës`], `${stem}e`];
}

function regularPlurals(lemma: string, gender: NounParts['gender']): string[] {
  if (gender === 'feminine') {
    if (lemma.endsWith('ë')) return [`${lemma.slice(0, -1)}a`];
    if (/[aeiouy]$/.test(lemma)) return [lemma];
    if (/[^aeiouyë]ë[rl]$/.test(lemma)) return [`${lemma.slice(0, -2)}${lemma.slice(-1)}a`];
    return [`${lemma}a`];
  }
  if (/(ues|[ëe]s)$/.test(lemma)) return [lemma];
  if (/(im|um|acion|ment|azh|at)$/.test(lemma)) return [`${lemma}e`];
  if (lemma.endsWith('ë')) return [lemma, `${lemma.slice(0, -1)}a`];
  if (/[^aeiouyë]ër$/.test(lemma)) return [`${lemma.slice(0, -2)}ra`, `${lemma}ë`];
  if (/[ie]$/.test(lemma)) return [`${lemma}nj`, `${lemma}j`];
  return [`${lemma}ë`, `${lemma}e`, `${lemma}a`];
}

function pluralForms(plural: string): Form[] {
  const endings = /[aeëiouy]$/.test(plural)
    ? /[aeëouy]$/.test(plural) && syllables(plural) > 1
      ? ['t']
      : ['të', 't']
    : ['it', 'të'];
  return [
    [plural, 'plural nominative/accusative indefinite'],
    ...endings.map(
      (ending): Form => [`${plural}${ending}`, 'plural nominative/accusative definite'],
    ),
    [`${plural}ve`, 'plural genitive/dative/ablative'],
    [`${plural}sh`, 'plural ablative indefinite'],
  ];
}

function syllables(word: string): number {
  return word.match(/[aeëiouy]+/g)?.length ?? 0;
}
