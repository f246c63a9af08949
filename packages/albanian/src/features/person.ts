import { type Features, has } from './features.ts';

/** Who does it; the plural of "you" is also said to one person politely. */
export const PERSONS = [
  '1 singular',
  '2 singular',
  '3 singular',
  '1 plural',
  '2 plural',
  '3 plural',
] as const;
export type Person = (typeof PERSONS)[number];

/** Everybody whom the form can be about in this sense. */
export function personsOf({ person = [], number = [] }: Features): Person[] {
  return PERSONS.filter((each) =>
    person.some((who) => number.some((many) => each === `${who} ${many}`)),
  );
}

/** Everybody who can be doing it, where these are the senses of a verb. */
export function doersIn(senses: readonly Features[]): Person[] {
  return senses
    .filter((sense) => sense.part === 'verb' && !has(sense, 'verbForm', 'participle'))
    .flatMap(personsOf);
}
