import { expect, it } from 'vitest';
import { sectionFor } from './section-for.ts';

const section = (id: string, body: string, ...examples: string[]) => ({
  id,
  title: id,
  body,
  examples: examples.map((text) => ({ text, translation: '' })),
});
const SECTIONS = [
  section('weather', 'It is "ftohtë".', 'Sot bie shi.'),
  section('clothes', 'Put on the "xhaketë".', 'Merr xhaketën dhe kapelën.', 'Bie borë.'),
];

it('is the section with most of the words, in its prose or its lines', () => {
  expect(sectionFor(SECTIONS, ['shi', 'ftohtë', 'borë'])?.id).toBe('weather');
  expect(sectionFor(SECTIONS, ['xhaketë', 'borë'])?.id).toBe('clothes');
});

it('takes whole words only, and the first of equals', () => {
  expect(sectionFor(SECTIONS, ['bor'])).toBeUndefined();
  expect(sectionFor(SECTIONS, ['bie'])?.id).toBe('weather');
});
