import type { Form } from './paradigm.ts';

/** From the form for "I", as the dictionary has it: shkova, u dogja. */
export function aoristForms(first: string): Form[] {
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

export function regularAorist(lemma: string): string {
  if (lemma.endsWith('uaj')) return `${lemma.slice(0, -3)}ova`;
  if (lemma.endsWith('j')) return `${lemma.slice(0, -1)}va`;
  if (/[aei]s$/.test(lemma) && lemma.length > 4) return `${lemma.slice(0, -2)}ita`;
  if (/[aeëiouy]$/.test(lemma)) return `${lemma}va`;
  return `${lemma}a`;
}
