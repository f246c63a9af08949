import type { Form } from './paradigm.ts';
import { regularAorist } from './verb-aorist.ts';
import type { VerbParts } from './verb-parts.ts';

export function participleForms(parts: VerbParts): Form[] {
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

/** Wishes: punofsh; of a verb that ends in a consonant from its participle, ardhsh. */
export function optativeForms(parts: VerbParts, stem: string, vocalic: boolean): Form[] {
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
