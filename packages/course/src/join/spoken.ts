import { firstQuoteAloud } from '@hajde/albanian/text/words';
import { CHEERS } from '@hajde/rules/circles/cheers';
import type { Conversation, Person } from '@hajde/rules/course/conversation';
import type { Course, Lesson, Question } from '@hajde/rules/course/course';
import type { Guide } from '@hajde/rules/course/guide';
import type { Occasion } from '@hajde/rules/course/occasion';
import { spokenKey, voicedKey } from '@hajde/rules/course/spoken';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Utterance } from '../speech/voice.ts';
import type { CourseTexts } from './course-texts.ts';
import { linesOfGuide, quotesOfGuide } from './guides.ts';
import { linesOfOccasion, linesOfStory, quotesOfOccasion } from './occasions.ts';

/** What a learner can make the app say in one place, in the order in which it comes up. */
export interface Spoken {
  readonly texts: readonly string[];
  /** Those of them that are single words of a phrase, shown with their pronunciation. */
  readonly words: readonly string[];
}

export function spokenInLesson({ questions }: Lesson): Spoken {
  return {
    texts: questions.flatMap((question) => [
      ...(question.audio === undefined ? [] : [question.audio]),
      ...Object.keys(question.words),
      ...spokenOptions(question),
    ]),
    words: questions.flatMap(({ words }) => Object.keys(words)),
  };
}

/** The first quoted words of each placement question. */
export function spokenInPlacement({ placement }: Pick<Course, 'placement'>): Spoken {
  return { texts: placement.flatMap(({ question }) => firstQuoteAloud(question) ?? []), words: [] };
}

export function spokenInPronunciation({ pronunciation }: Pick<Course, 'pronunciation'>): Spoken {
  const words = pronunciation.map(({ word }) => word);
  return { texts: words, words };
}

/** What members of a circle call out to each other. */
export function spokenInCheers(): Spoken {
  return { texts: Object.values(CHEERS).map(({ said }) => said), words: [] };
}

export function spokenInCulture({ culture }: Pick<CourseTexts, 'culture'>): Spoken {
  return { texts: culture.flatMap(({ albanian }) => albanian), words: [] };
}

export function spokenInGuide(guide: Guide, lexicon: Lexicon): Spoken {
  const lines = linesOfGuide(guide);
  const words = knownWordsIn([...lines, ...quotesOfGuide(guide)], lexicon);
  return { texts: [...lines, ...words], words };
}

/** The words in the voice of the lessons; the lines are said by their people. */
export function spokenInConversation({ lines }: Conversation, lexicon: Lexicon): Spoken {
  const words = knownWordsIn(
    lines.map(({ text }) => text),
    lexicon,
  );
  return { texts: words, words };
}

/** The formulas and all words in the voice of the lessons; of the story, what is said by others than the cast. */
export function spokenInOccasion(
  occasion: Occasion,
  cast: readonly Person[],
  lexicon: Lexicon,
): Spoken {
  const story = linesOfStory(occasion);
  const texts = linesOfOccasion(occasion);
  const quotes = quotesOfOccasion(occasion);
  const words = knownWordsIn([...texts, ...story.map(({ text }) => text), ...quotes], lexicon);
  const byOthers = story.filter(({ who }) => !cast.some(({ id }) => id === who));
  return {
    texts: [...texts, ...byOthers.map(({ text }) => text), ...occasion.newWords, ...words],
    words: [...occasion.newWords, ...words],
  };
}

/** The words of the letters, and the examples of Kosovo's speech. */
export function spokenInSounds({ sounds }: Pick<Course, 'sounds'>): Spoken {
  const lines = [
    ...sounds.letters.flatMap(({ words }) => words),
    ...sounds.kosovo.flatMap(({ examples }) => examples),
  ];
  const words = lines.map(({ word }) => word);
  return { texts: words, words };
}

/** What somebody says with a voice of their own. */
interface VoicedLine {
  readonly key: string;
  readonly text: string;
  readonly voice: string;
}

export function voicedLines(lines: Conversation['lines'], cast: readonly Person[]): VoicedLine[] {
  return lines.flatMap(({ who, text }) => {
    const voice = cast.find(({ id }) => id === who)?.voice;
    return voice === undefined ? [] : [{ key: voicedKey(voice, text), text, voice }];
  });
}

/** Everything the course says, each once: key → what is said, as it is written first. */
export function spokenIn(course: CourseTexts, lexicon: Lexicon): Map<string, Utterance> {
  const texts = [
    ...course.units.flatMap(({ lessons }) => lessons.flatMap((each) => spokenInLesson(each).texts)),
    ...spokenInPlacement(course).texts,
    ...spokenInPronunciation(course).texts,
    ...spokenInCulture(course).texts,
    ...course.units.flatMap(({ guide }) => (guide ? spokenInGuide(guide, lexicon).texts : [])),
    ...course.conversations.flatMap((each) => spokenInConversation(each, lexicon).texts),
    ...spokenInSounds(course).texts,
    ...spokenInCheers().texts,
    ...course.occasions.flatMap((each) => spokenInOccasion(each, course.cast, lexicon).texts),
  ];
  const spoken = new Map<string, Utterance>();
  for (const text of texts) {
    const key = spokenKey(text);
    if (!spoken.has(key)) spoken.set(key, { text });
  }
  const acted = [
    ...course.conversations.map(({ lines }) => lines),
    ...course.occasions.map(linesOfStory),
  ];
  for (const lines of acted) {
    for (const { key, text, voice } of voicedLines(lines, course.cast)) {
      if (!spoken.has(key)) spoken.set(key, { text, voice });
    }
  }
  return spoken;
}

function knownWordsIn(texts: readonly string[], lexicon: Lexicon): string[] {
  const words = texts.flatMap((text) => lexicon.wordsIn(text));
  return [...new Set(words.flatMap(({ text, entry }) => (entry ? [text] : [])))];
}

/** A listening question is answered by ear: its options stay silent. */
function spokenOptions({ kind, options, optionsLang }: Question): readonly string[] {
  return optionsLang === 'sq' && kind !== 'listen' ? options : [];
}
