import { type Pattern, patternsIn } from '@hajde/albanian/regions/kosovo-forms';
import { bareWords } from '@hajde/albanian/text/words';
import type { Register } from '@hajde/rules/course/course';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Content, everyQuestion } from '../read/content.ts';

/** Unit 17 sets out how Kosovo speaks; from there on people say what they say. */
const FIRST_UNIT = 17;
const INFORMAL: ReadonlySet<Register> = new Set(['home', 'strangers']);

/** What people say to each other from unit 17 on, in lessons and in conversations. */
export function informalLines(content: Content) {
  const lessons = everyQuestion(content)
    .filter(({ in: { unit }, question: { register } }) => {
      return unit.order >= FIRST_UNIT && register !== undefined && INFORMAL.has(register);
    })
    .flatMap(({ question: { audio } }) => audio ?? []);
  const conversations = content.conversations
    .filter(({ order }) => order >= FIRST_UNIT)
    .flatMap(({ data }) =>
      data.lines.filter(({ register }) => INFORMAL.has(register ?? data.register)),
    )
    .map(({ text }) => text);
  return { lessons, conversations };
}

/** How often one of the words is chosen where the others could stand. */
export interface Choice {
  readonly chosen: number;
  readonly of: number;
}

export function choicesIn(lines: readonly string[]): Record<'osht' | 'nuk' | 'nga', Choice> {
  const words = lines.flatMap(bareWords);
  const count = (...forms: readonly string[]) =>
    words.filter((word) => forms.includes(word)).length;
  const choice = (chosen: number, others: number) => ({ chosen, of: chosen + others });
  return {
    osht: choice(count('osht', 'o'), count('është', 'ësht', 'asht')),
    nuk: choice(count('nuk'), count("s'")),
    nga: choice(count('nga'), count('prej', 'pi')),
  };
}

/** The share of lines that have each pattern of Kosovo's grammar. */
export function patternShares(lines: readonly string[], lexicon: Lexicon): Record<Pattern, number> {
  const share = (pattern: Pattern) =>
    lines.filter((line) => patternsIn(line, lexicon).includes(pattern)).length /
    Math.max(1, lines.length);
  return {
    'me + participle': share('me + participle'),
    'jena, kena': share('jena, kena'),
    'kam me': share('kam me'),
    tu: share('tu'),
  };
}

/** Between what shares each choice of informal speech lies, by recordings. */
export const CHOICES_DUE = {
  osht: { least: 0.8, most: 1 },
  nuk: { least: 0.3, most: 0.6 },
  nga: { least: 0.2, most: 0.5 },
} as const;
