import { QUESTION_KINDS } from '@hajde/rules/course/course';
import { longestAnswers } from '../check/rules/answer-length.ts';
import { taughtShare } from '../check/rules/conversations.ts';
import { returnsOfEachWord } from '../check/rules/recurrence.ts';
import { countShownSenses } from '../check/rules/senses.ts';
import { faultsOfTells } from '../check/rules/teaches.ts';
import { answerPlaces, OPTIONS_PER_QUESTION } from '../join/answer-places.ts';
import { riddlesOf } from '../makers/guesser/riddle.ts';
import { trialOf } from '../makers/guesser/trial.ts';
import { type Content, everyQuestion, lessonsOf } from '../read/content.ts';
import { sharesTable } from './guessing-report.ts';
import { kosovoReport } from './kosovo-report.ts';
import { mouthReport } from './mouth-report.ts';
import { numbersReport } from './numbers-report.ts';
import { soundsReport } from './sounds-report.ts';
import { syllabusReport } from './syllabus-report.ts';
import { percent, textTable } from './text-table.ts';

/** The course in figures, for its writers. */
export function reportOf(content: Content): string {
  return [
    totals,
    kinds,
    units,
    positions,
    syllabusReport,
    asked,
    numbersReport,
    kosovoReport,
    mouthReport,
    meanings,
    guessing,
    guides,
    conversations,
    soundsReport,
    recurrence,
  ]
    .map((part) => part(content))
    .join('\n\n');
}

function totals(content: Content): string {
  const questions = everyQuestion(content);
  const having = (field: 'audio' | 'explanation') =>
    questions.filter(({ question }) => question[field]).length;
  const longest = content.units.reduce((sum, unit) => sum + longestAnswers(unit).longest, 0);
  const newWords = lessonsOf(content).reduce((sum, { lesson }) => sum + lesson.newWords.length, 0);
  return textTable([
    ['units', content.units.length, ''],
    ['lessons', lessonsOf(content).length, ''],
    ['questions', questions.length, ''],
    ['new words', newWords, ''],
    ['word forms', content.lexicon.entries.length, ''],
    ['with audio', having('audio'), percent(having('audio'), questions.length)],
    ['with explanation', having('explanation'), percent(having('explanation'), questions.length)],
    ['answer is longest', longest, percent(longest, questions.length)],
    ['placement questions', content.placement?.data.length ?? 0, ''],
    ['cultural pieces', content.culture?.data.pieces.length ?? 0, ''],
  ]);
}

function guides({ units }: Content): string {
  const rows = units.flatMap(({ order, data: { title, guide } }) =>
    guide
      ? [
          [
            `${String(order).padStart(2, '0')} ${title}`,
            guide.sections.length,
            guide.sections.reduce((sum, { examples }) => sum + examples.length, 0),
            guide.kosovo.length,
            guide.phrases.length,
          ],
        ]
      : [],
  );
  const head = [`guides: ${rows.length}`, 'sections', 'examples', 'Kosovo/standard', 'phrases'];
  return textTable([head, ...rows]);
}

function conversations(content: Content): string {
  const rows = content.conversations.map((each) => [
    `${String(each.order).padStart(2, '0')} ${each.data.title}`,
    each.data.lines.length,
    each.data.questions.length,
    `${(100 * taughtShare(each, content)).toFixed(1)}%`,
  ]);
  return textTable([
    [`conversations: ${rows.length}`, 'lines', 'questions', 'words taught'],
    ...rows,
  ]);
}

function kinds(content: Content): string {
  const questions = everyQuestion(content);
  const rows = QUESTION_KINDS.map((kind) => {
    const count = questions.filter(({ question }) => question.kind === kind).length;
    return [kind, count, percent(count, questions.length)];
  });
  return textTable([['kind', 'questions', 'share'], ...rows]);
}

function units(content: Content): string {
  const rows = content.units.map((unit) => {
    const { order, data } = unit;
    const { longest, all } = longestAnswers(unit);
    const words = data.lessons.map(({ newWords }) => newWords.length);
    const sum = words.reduce((a, b) => a + b, 0);
    const name = `${String(order).padStart(2, '0')} ${data.title}`;
    return [name, data.lessons.length, all, `${sum} (${words.join(' ')})`, percent(longest, all)];
  });
  return textTable([['unit', 'lessons', 'questions', 'new words', 'answer longest'], ...rows]);
}

/** Whether one side of the options is what the question teaches. */
function asked(content: Content): string {
  const questions = everyQuestion(content).map(({ question }) => question);
  const differ = questions.filter((question) => faultsOfTells(question).length === 0).length;
  return `options differ in what "teaches" names: ${percent(differ, questions.length)}`;
}

function positions(content: Content): string {
  const places = lessonsOf(content).flatMap(({ lesson }) =>
    answerPlaces(lesson.questions.length, lesson.id),
  );
  const rows = Array.from({ length: OPTIONS_PER_QUESTION }, (_, place) => {
    const count = places.filter((other) => other === place).length;
    return [place + 1, count, percent(count, places.length)];
  });
  return textTable([['answer at', 'questions', 'share'], ...rows]);
}

function meanings(content: Content): string {
  const questions = everyQuestion(content).map(({ question }) => question);
  const phrases = questions.filter(({ audio }) => audio !== undefined);
  const translated = phrases.filter(({ translation }) => translation !== undefined).length;
  const options = questions
    .filter(({ optionsLang }) => optionsLang === 'sq')
    .flatMap(({ optionsEnglish }) => optionsEnglish);
  const told = options.filter((english) => english !== undefined).length;
  const { words, many, named, told: byContext, usual } = countShownSenses(content);
  return textTable([
    ['phrases with English', translated, percent(translated, phrases.length)],
    ['Albanian options with English', told, percent(told, options.length)],
    ['words in phrases', words, ''],
    ['showing three senses or more', many, percent(many, words)],
    ['of several senses, told by the neighbours', byContext, percent(byContext, words)],
    ['of several senses, named by the question', named, percent(named, words)],
    ['of several senses, left to the usual one', usual, percent(usual, words)],
  ]);
}

function guessing(content: Content): string {
  const riddles = riddlesOf(content);
  const { fitted, strategies } = trialOf(riddles);
  return sharesTable({ 'fitted on other lessons': fitted, ...strategies }, riddles);
}

function recurrence(content: Content): string {
  const words = returnsOfEachWord(content);
  const rare = words.filter(({ returns, due }) => returns < due);
  const head = `${words.length - rare.length} of ${words.length} new words return often enough`;
  if (rare.length === 0) return head;
  const rows = rare.map(({ word, at, returns }) => [word, at.lesson.id, returns]);
  return `${head}; these do not:\n${textTable([['word', 'new in', 'returns'], ...rows])}`;
}
