import {
  LEVELS,
  QUESTION_KINDS,
  REGISTERS,
  UNIT_COLORS,
  UNIT_ICONS,
} from '@hajde/rules/course/course';
import { z } from 'zod';
import { guideFile } from './guide.ts';
import { count, id, oneOf, text } from './text.ts';
import { translated } from './translated.ts';

export const optionsLang = oneOf(['sq', 'en']);

/** The key of a sense in the lexicon; where a text has several, their numbers are the keys. */
const senseKey = z
  .union([text, z.int()], { error: 'must be the key or the number of a sense in the lexicon' })
  .transform(String);

const questionFile = z
  .strictObject({
    kind: oneOf(QUESTION_KINDS),
    question: text,
    audio: text.optional(),
    answer: text,
    wrong: z.array(text),
    explanation: text.optional(),
    optionsLang: optionsLang.optional(),
    read: z.literal(true, { error: 'is true, or left out' }).optional(),
    heard: z.literal(true, { error: 'is true, or left out' }).optional(),
    register: oneOf(REGISTERS).optional(),
    teaches: text.optional(),
    tells: z.array(text).min(2).optional(),
    sentence: text.optional(),
    chat: text.optional(),
    senses: z.record(text, z.union([senseKey, z.array(senseKey)])).optional(),
  })
  .transform(({ audio, answer, wrong, read, heard, senses, sentence, ...question }) => {
    const lang = question.optionsLang ?? (question.kind === 'meaning' ? 'en' : 'sq');
    const phrase = audio === undefined ? undefined : translated(audio);
    const options = [answer, ...wrong].map((option) =>
      lang === 'sq' ? translated(option) : { albanian: option, english: undefined },
    );
    const [right = '', ...others] = options.map(({ albanian }) => albanian);
    return {
      ...question,
      optionsLang: lang,
      audio: phrase?.albanian,
      translation: phrase?.english,
      /** What a gap or a form completes: the sentence with `___`, and the English of the whole. */
      sentence: sentence === undefined ? undefined : translated(sentence),
      answer: right,
      wrong: others,
      /** Of the answer, then of each wrong option. */
      optionsEnglish: options.map(({ english }) => english),
      /** Read from a sign, a letter, a book; everything else is said. */
      read: read ?? false,
      /** Has forms that are heard and not written. */
      heard: heard ?? false,
      /** Word form → the sense it has here; or those it has in turn, where it stands repeatedly. */
      senses: new Map(
        Object.entries(senses ?? {}).map(([form, keys]) => [form, [keys].flat()] as const),
      ),
    };
  });

const lessonFile = z.strictObject({
  id,
  title: text,
  description: text,
  newWords: z.array(text),
  questions: z.array(questionFile),
});

/** One file of `content/units/`. How many of what is a matter of the course's rules. */
export const unitFile = z.strictObject({
  id,
  title: text,
  description: text,
  icon: oneOf(UNIT_ICONS),
  color: oneOf(UNIT_COLORS),
  requiredLevel: oneOf(LEVELS),
  reward: z.strictObject({ xp: count, gems: count }),
  lessons: z.array(lessonFile),
  guide: guideFile.optional(),
});

export type UnitFile = z.output<typeof unitFile>;
export type LessonFile = z.output<typeof lessonFile>;
export type QuestionFile = z.output<typeof questionFile>;
