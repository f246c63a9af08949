import { nounForms } from './noun-paradigm.ts';
import type { Form } from './paradigm.ts';

interface AdjectiveParts {
  readonly lemma: string;
  /** Whether it stands after an article: i mirë, e mirë. */
  readonly linked: boolean;
  readonly feminine?: string | undefined;
  readonly pluralMasculine?: string | undefined;
  readonly pluralFeminine?: string | undefined;
}

/** The forms of an adjective, and of the one who is so: "i miri", "të mirat". */
export function adjectiveForms(parts: AdjectiveParts): Form[] {
  const { lemma, linked } = parts;
  const feminine = parts.feminine ?? regularFeminine(lemma, linked);
  const masculines = parts.pluralMasculine ?? regularPluralMasculine(lemma, linked);
  const feminines = parts.pluralFeminine ?? regularPluralFeminine(lemma, feminine, linked);
  const link = linked ? ' linked' : '';
  const forms: Form[] = [
    [lemma, `singular masculine${link}`],
    [feminine, `singular feminine${link}`],
    [masculines, `plural masculine${link}`],
    [feminines, `plural feminine${link}`],
  ];
  const definite = [
    ...nounForms({ lemma, gender: 'masculine', plurals: [masculines] }),
    ...nounForms({ lemma: feminine, gender: 'feminine', plurals: [feminines] }),
  ].flatMap(([form, features]): Form[] =>
    features.includes('indefinite') ? [] : [[form, `${features}${link}`]],
  );
  return [...forms, ...definite];
}

function regularFeminine(lemma: string, linked: boolean): string {
  if (lemma.endsWith('ëm')) return `${lemma.slice(0, -2)}me`;
  if (linked || /[aeëio]$/.test(lemma)) return lemma;
  return `${lemma}e`;
}

function regularPluralMasculine(lemma: string, linked: boolean): string {
  if (linked || /([aeëio]|s)$/.test(lemma)) return lemma;
  return `${lemma}ë`;
}

function regularPluralFeminine(lemma: string, feminine: string, linked: boolean): string {
  if (!linked || /e$/.test(feminine)) return feminine;
  if (lemma.endsWith('ë')) return `${lemma.slice(0, -1)}a`;
  if (/[^aeiouyë]ë[rl]$/.test(lemma)) return `${lemma.slice(0, -2)}${lemma.slice(-1)}a`;
  return `${lemma}a`;
}
