import type { Measure } from './measured-kinds.ts';

/**
 * What was measured of people, as far as it could be looked up:
 * - the vowels of Standard Albanian as spoken in Kosovo: three people's sentences and one's list of words (Moosmüller
 *   and Granser 2006, as Becker-Kristal's corpus of 2010 has them; whether of men or women is not said there);
 * - the sounds of Northern Tosk that rub, read off a figure (Coretta and others 2022); it is not known in which band
 *   of the spectrum, so their order and distances count;
 * - how often the tongue closes in trills of five languages ("Trill seeking", JASA 60, 1976).
 */
export function peopleMeasured(letters: string, measure: Measure): string {
  return FOUND[letters]?.[measure] ?? '';
}

const FOUND: Readonly<Record<string, Partial<Record<Measure, string>>>> = {
  i: { F1: '313 to 321', F2: '1875 to 1994' },
  y: { F1: '305 to 336', F2: '1575 to 1971' },
  u: { F1: '279 to 332', F2: '710 to 890' },
  e: { F1: '421 to 471', F2: '1619 to 1695' },
  ë: { F1: '444 to 525', F2: '1428 to 1462' },
  o: { F1: '407 to 415', F2: '807 to 980' },
  a: { F1: '524 to 606', F2: '1151 to 1168' },
  q: { 'rubs at': '4900 (Tosk)' },
  ç: { 'rubs at': '5150 (Tosk)' },
  gj: { 'rubs at': '4850 (Tosk)' },
  xh: { 'rubs at': '5200 (Tosk)' },
  c: { 'rubs at': '5650 (Tosk)' },
  s: { 'rubs at': '5750 (Tosk)' },
  x: { 'rubs at': '5600 (Tosk)' },
  z: { 'rubs at': '5500 (Tosk)' },
  sh: { 'rubs at': '5050 (Tosk)' },
  zh: { 'rubs at': '4800 (Tosk)' },
  rr: { closures: '2 to 3' },
};
