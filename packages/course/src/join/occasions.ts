import { quotedIn } from '@hajde/albanian/text/words';
import type { Formula, Occasion, OccasionLine } from '@hajde/rules/course/occasion';
import type { OccasionFile } from '../formats/occasion.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Content } from '../read/content.ts';

export function joinOccasions({ occasions, lexicon }: Content): Occasion[] {
  return occasions.map(({ data }) => joinOccasion(data, lexicon));
}

function joinOccasion(data: OccasionFile, lexicon: Lexicon): Occasion {
  const { id, title, when, doing, never } = data;
  const formulas = data.formulas.map(joinFormula);
  return {
    id,
    title,
    when,
    story: data.story.map((step) => ('tell' in step ? step : { ...step, ...joinSaid(step) })),
    formulas,
    doing,
    never,
    newWords: practisable(formulas, lexicon),
  };
}

function joinFormula({
  says,
  literally,
  who,
  register,
  answer,
  note,
}: OccasionFile['formulas'][number]): Formula {
  return {
    says: joinSaid(says),
    ...(literally === undefined ? {} : { literally }),
    who,
    register,
    answer: joinSaid(answer),
    ...(note === undefined ? {} : { note }),
  };
}

function joinSaid({ text, translation = '' }: { text: string; translation?: string | undefined }) {
  return { text, translation };
}

/** Little words are learnt with their sentences, names not at all. */
const PRACTISED = new Set(['noun', 'verb', 'adjective', 'adverb', 'interjection']);
/** Of these two every sentence has one; the first lessons teach them. */
const AUXILIARIES = new Set(['jam', 'kam']);

function practisable(formulas: readonly Formula[], lexicon: Lexicon): string[] {
  const entries = formulas
    .flatMap(({ says, answer }) => [says.text, answer.text])
    .flatMap((text) => lexicon.wordsIn(text))
    .flatMap(({ entry }) => (entry && PRACTISED.has(entry.part) ? [entry.lemma] : []))
    .filter((lemma) => !AUXILIARIES.has(lemma) && lexicon.entryOf(lemma)?.part !== 'name');
  return [...new Set(entries)];
}

/** What is said and answered, without the story. */
export function linesOfOccasion({ formulas }: Pick<Occasion, 'formulas'>): string[] {
  return formulas.flatMap(({ says, answer }) => [says.text, answer.text]);
}

export function linesOfStory({ story }: Pick<Occasion, 'story'>): OccasionLine[] {
  return story.flatMap((step) => ('tell' in step ? [] : [step]));
}

/** The Albanian that its English quotes; English words stand in single marks there. */
export function quotesOfOccasion(occasion: Prose): string[] {
  return [...new Set(proseOfOccasion(occasion).flatMap(quotedIn))];
}

/** What of an occasion is English, as it was written or as it was joined. */
interface Prose {
  readonly story: readonly (OccasionFile['story'][number] | Occasion['story'][number])[];
  readonly formulas: readonly {
    readonly who: string;
    readonly literally?: string | undefined;
    readonly note?: string | undefined;
  }[];
  readonly doing: readonly string[];
  readonly never: readonly string[];
}

export function proseOfOccasion({ story, formulas, doing, never }: Prose): string[] {
  return [
    ...story.flatMap((step) => ('tell' in step ? [step.tell] : [])),
    ...formulas.flatMap(({ who, literally = [], note = [] }) => [who].concat(literally, note)),
    ...doing,
    ...never,
  ];
}
