import { OPTIONS_PER_QUESTION } from '../../join/answer-places.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Content, ConversationRead } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn } from '../../source/source.ts';
import { isPersonVoice } from '../../speech/people-voices.ts';
import type { Rule } from './rule.ts';
import { isTaughtBy } from './taught-words.ts';

const LINES = { least: 8, most: 14 };
const QUESTIONS = { least: 4, most: 5 };
const SPEAKERS = { least: 2, most: 3 };
const TAUGHT = 0.95;
/** Of the first unit a learner has forty words. */
const TAUGHT_IN_UNIT_1 = 0.85;

export const conversationShape: Rule = {
  why: 'A scene is a few minutes: 8 to 14 lines, two or three people, four or five questions.',
  check: (content) =>
    content.conversations.flatMap((each) => [
      ...between(each, ['lines'], 'lines', each.data.lines.length, LINES),
      ...between(each, ['lines'], 'speakers', speakersOf(each).length, SPEAKERS),
      ...between(each, ['questions'], 'questions', each.data.questions.length, QUESTIONS),
      ...strangers(each, content),
      ...faultyQuestions(each),
    ]),
};

export const conversationWords: Rule = {
  why: 'Every word can be tapped, every line has its English, and nearly all of it has been taught.',
  check: (content) =>
    content.conversations.flatMap((each) => {
      const problems = each.data.lines.flatMap(({ text, translation }, index) => [
        ...(translation ? [] : [problem(each, ['lines', index], 'the English is missing')]),
        ...unknownIn(text, content.lexicon).map((word) =>
          problem(each, ['lines', index], `"${word}" is not in the lexicon`),
        ),
      ]);
      const share = taughtShare(each, content);
      const due = each.order === 1 ? TAUGHT_IN_UNIT_1 : TAUGHT;
      if (share >= due) return problems;
      const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
      const reason = `${percent(share)} of the words are taught by then, at least ${percent(due)} are due`;
      return [...problems, problem(each, ['lines'], reason)];
    }),
};

export const castVoices: Rule = {
  why: 'People are told apart by ear: each has a voice, and no two have the same.',
  check: ({ cast }) => {
    if (!cast) return [];
    const voices = Object.values(cast.data).map(({ voice }) => voice);
    return Object.entries(cast.data).flatMap(([id, { voice }]) => {
      if (!isPersonVoice(voice))
        return [problemIn(cast.source, [id], `there is no voice "${voice}"`)];
      if (voices.filter((other) => other === voice).length === 1) return [];
      return [problemIn(cast.source, [id], `somebody else has the voice "${voice}" too`)];
    });
  },
};

export const conversationForEveryUnit: Rule = {
  why: 'The story goes on from unit to unit.',
  check: ({ units, conversations }) =>
    units.flatMap(({ order, source, data }) => {
      const found = conversations.filter((each) => each.order === order);
      if (found.length === 1 && found[0]?.data.unit === data.id) return [];
      return [problemIn(source, ['id'], `unit ${order} has no conversation of its own`)];
    }),
};

/** Of the running words, those that were taught by then. */
export function taughtShare({ order, data }: ConversationRead, content: Content): number {
  const isTaught = isTaughtBy(order, content);
  const words = data.lines.flatMap(({ text }) => content.lexicon.wordsIn(text));
  const known = words.filter(({ entry }) => entry && isTaught(entry));
  return words.length === 0 ? 1 : known.length / words.length;
}

const speakersOf = ({ data }: ConversationRead) => [...new Set(data.lines.map(({ who }) => who))];

function strangers(each: ConversationRead, { cast }: Content): Problem[] {
  return each.data.lines.flatMap(({ who }, index) =>
    cast?.data[who] ? [] : [problem(each, ['lines', index], `"${who}" is not in the cast`)],
  );
}

function faultyQuestions(each: ConversationRead): Problem[] {
  return each.data.questions.flatMap(({ answer, wrong, lines }, index) => {
    const options = new Set([answer, ...wrong]);
    const isThere = (line: number) => line >= 1 && line <= each.data.lines.length;
    return [
      ...(options.size === OPTIONS_PER_QUESTION
        ? []
        : [problem(each, ['questions', index], 'a question has four options that differ')]),
      ...(lines.length > 0 && lines.every(isThere)
        ? []
        : [problem(each, ['questions', index], 'a question names the lines that it is about')]),
    ];
  });
}

function unknownIn(text: string, lexicon: Lexicon): string[] {
  return lexicon.wordsIn(text).flatMap((word) => (word.entry ? [] : [word.text]));
}

function between(
  each: ConversationRead,
  path: Path,
  what: string,
  number: number,
  { least, most }: { least: number; most: number },
): Problem[] {
  if (number >= least && number <= most) return [];
  return [problem(each, path, `the conversation has ${number} ${what}, not ${least} to ${most}`)];
}

function problem({ source }: ConversationRead, path: Path, reason: string): Problem {
  return problemIn(source, path, reason);
}
