import type {
  Course,
  LanguagePack,
  Lesson,
  PlacementQuestion,
  Question,
  Sentence,
  Unit,
} from '@hajde/rules/course/course';
import type { UnitFile } from '@hajde/rules/course/course-files';
import type { LessonFile, QuestionFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Content, UnitRead } from '../read/content.ts';
import { bytesOf, shortHash } from '../source/serialised.ts';
import { GAP } from './albanian-texts.ts';
import { answerPlaces, placeAnswer } from './answer-places.ts';
import { joinCast, joinConversations } from './conversations.ts';
import { spokenUnit } from './course-speech.ts';
import type { CourseTexts } from './course-texts.ts';
import { definitionsOf } from './definitions.ts';
import { joinGuide } from './guides.ts';
import { joinContrasts, joinSounds } from './join-contrasts.ts';
import { joinOccasions } from './occasions.ts';
import { joinStories } from './story-words.ts';
import { usesOf } from './uses.ts';

/** Joins what was read into the course. What is missing stays empty: the rules have named it. */
export function joinCourse(content: Content): Course {
  const { units, placement, pronunciation, conversations, cast, sounds, occasions } =
    joinTexts(content);
  const course = {
    units,
    placement,
    culture: joinStories(content),
    facts: content.culture?.data.facts ?? [],
    badges: content.badges?.data ?? [],
    achievements: content.achievements?.data ?? [],
    challenges: content.challenges?.data ?? [],
    shop: content.shop?.data ?? [],
    pronunciation,
    conversations,
    cast,
    sounds,
    contrasts: joinContrasts(content),
    occasions,
    packs: joinPacks(content, units),
  };
  return { version: shortHash(course), ...course };
}

/** What of the course is in Albanian, without what is measured of the whole. */
export function joinTexts(content: Content): CourseTexts {
  return {
    units: content.units.map((unit) => joinUnit(unit, content.lexicon)),
    placement: joinPlacement(content),
    pronunciation: content.pronunciation?.data ?? [],
    culture: content.culture?.data.pieces ?? [],
    conversations: joinConversations(content),
    cast: joinCast(content),
    sounds: joinSounds(content),
    occasions: joinOccasions(content),
  };
}

function joinUnit({ order, data }: UnitRead, lexicon: Lexicon): Unit {
  const { lessons, reward, guide, ...unit } = data;
  return {
    ...unit,
    order,
    ...(guide === undefined ? {} : { guide: joinGuide(guide) }),
    lessons: lessons.map((lesson, index): Lesson => {
      return {
        id: lesson.id,
        unitId: unit.id,
        title: lesson.title,
        description: lesson.description,
        order: index + 1,
        xpReward: reward.xp,
        gemsReward: reward.gems,
        newWords: lesson.newWords,
        uses: usesOf(lesson, lexicon),
        questions: joinQuestions(lesson, lexicon),
      };
    }),
  };
}

function joinQuestions({ id, questions }: LessonFile, lexicon: Lexicon): Question[] {
  const places = answerPlaces(questions.length, id);
  return questions.map((question, index) => joinQuestion(question, places[index] ?? 0, lexicon));
}

function joinQuestion(question: QuestionFile, place: number, lexicon: Lexicon): Question {
  const { kind, optionsLang, answer, wrong, audio, translation, explanation } = question;
  const options = placeAnswer(answer, wrong, place);
  return {
    type: 'multiple_choice',
    kind,
    question: question.question,
    options,
    optionsLang,
    ...(optionsLang === 'sq' ? { optionTranslations: optionTranslations(options, question) } : {}),
    correctAnswer: answer,
    ...(audio === undefined ? {} : { audio }),
    ...(translation === undefined ? {} : { translation }),
    ...(question.sentence?.english ? { sentence: filledSentence(question) } : {}),
    ...(question.chat === undefined ? {} : { chat: question.chat }),
    ...(question.register === undefined ? {} : { register: question.register }),
    ...(question.teaches === undefined ? {} : { teaches: question.teaches }),
    ...(question.read ? { read: true } : {}),
    ...(question.heard ? { heard: true } : {}),
    ...(explanation === undefined ? {} : { explanation }),
    words: definitionsOf(question, lexicon),
  };
}

function filledSentence({ sentence, answer }: QuestionFile): Sentence {
  const filled = (sentence?.albanian ?? '').replace(GAP, () => answer);
  const albanian = `${filled.charAt(0).toUpperCase()}${filled.slice(1)}`;
  return { albanian, english: sentence?.english ?? '' };
}

/** In the order of the options, which tells nothing about the answer. */
function optionTranslations(
  options: readonly string[],
  { answer, wrong, optionsEnglish }: QuestionFile,
): Record<string, string> {
  const written = [answer, ...wrong];
  return Object.fromEntries(
    options.flatMap((option) => {
      const english = optionsEnglish[written.indexOf(option)];
      return english === undefined ? [] : [[option, english] as const];
    }),
  );
}

function joinPlacement({ placement }: Content): PlacementQuestion[] {
  const questions = placement?.data ?? [];
  const places = answerPlaces(questions.length, 'placement');
  return questions.map(({ answer, wrong, ...question }, index) => ({
    ...question,
    options: placeAnswer(answer, wrong, places[index] ?? 0),
    correctAnswer: answer,
  }));
}

/** The size is what a download fetches: the files of the pack's units and of their speech. */
function joinPacks(content: Content, units: readonly Unit[]): LanguagePack[] {
  return (content.packs?.data ?? []).map(({ first, last, ...pack }) => {
    const held = units
      .filter(({ order }) => first <= order && order <= last)
      .map((unit) => spokenUnit(unit, content));
    return {
      ...pack,
      version: shortHash(held),
      size: held.reduce((sum, unit) => sum + bytesOf(unit) + bytesOfSpeech(unit), 0),
      unitIds: held.map(({ id }) => id),
    };
  });
}

function bytesOfSpeech({ lessons }: UnitFile): number {
  return lessons.reduce((sum, { speech }) => sum + speech.bytes, 0);
}
