import type { LexiconForm } from '@hajde/albanian/forms/forms';
import { type Chance, shuffled } from '../chance/chance.ts';
import type { Line } from './lines.ts';
import { firstSense, sensesOf, type Vocabulary } from './vocabulary.ts';

const OPTIONS = 4;
/** When it has been missed already. */
const FEWER_OPTIONS = 2;

/**
 * What the word means in this line, among meanings of other words of the same kind. How an option
 * looks must not tell: they are of one part of speech and one form, begin alike and are about as long.
 */
export function meaningsFor(
  word: string,
  line: Line,
  vocabulary: Vocabulary,
  chance: Chance,
  eased: boolean,
): { options: readonly string[]; answer: string } | null {
  const entry = vocabulary.lookUp(word);
  const answer = firstSense(line.words[word] ?? entry?.means ?? '');
  if (!entry || answer === '') return null;
  const own = new Set(vocabulary.formsOf(entry.lemma).flatMap(({ means }) => sensesOf(means)));
  const others = vocabulary.ofPart(entry.part).filter(({ lemma }) => lemma !== entry.lemma);
  const wanted = (eased ? FEWER_OPTIONS : OPTIONS) - 1;
  const form = formOf(entry);
  const nearest = shuffled(others, chance)
    .map((other) => {
      const meaning = firstSense(other.means);
      return { meaning, far: (formOf(other) === form ? 0 : 40) + distance(meaning, answer) };
    })
    .toSorted((a, b) => a.far - b.far);
  const options = new Set<string>();
  for (const { meaning } of nearest) {
    if (options.size === wanted) break;
    if (meaning !== '' && !overlaps(meaning, answer, own)) options.add(meaning);
  }
  if (options.size < wanted) return null;
  return { options: shuffled([answer, ...options], chance), answer };
}

/** How different an option of the same form would look: how it begins first, then its length. */
function distance(meaning: string, answer: string): number {
  const [words, ofAnswer] = [meaning.split(' '), answer.split(' ')];
  return (
    (words[0] === ofAnswer[0] || !OPENINGS.has(ofAnswer[0] ?? '') ? 0 : 20) +
    (OPENINGS.has(words[0] ?? '') === OPENINGS.has(ofAnswer[0] ?? '') ? 0 : 20) +
    3 * Math.abs(words.length - ofAnswer.length) +
    Math.abs(meaning.length - answer.length) / 2
  );
}

const OPENINGS = new Set(['I', 'you', 'he,', 'she,', 'it', 'we', 'they', 'the', 'to', 'a', 'an']);

/** What it is in its usual sense, whatever word it is: the definite of one noun and of another. */
function formOf({ senses, form, lemma }: LexiconForm): string {
  if (form === lemma) return '';
  const { lemma: _, ...features } = senses[0] ?? { lemma };
  return JSON.stringify(features);
}

/** A second right answer would be unfair: neither may be among the other's senses. */
function overlaps(meaning: string, answer: string, own: ReadonlySet<string>): boolean {
  const [senses, answers] = [sensesOf(meaning), sensesOf(answer)];
  return senses.some((sense) => answers.includes(sense) || own.has(sense));
}
