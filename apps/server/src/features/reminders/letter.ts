import type { Conversation } from '@hajde/rules/course/conversation';
import { localDay } from '@hajde/rules/days/days';
import type { WordMemory } from '@hajde/rules/memory/word-memory';
import type { Server } from '../../http/server.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { LookedAt } from './look.ts';
import { addressed, button, escaped, page, wayOut } from './mails.ts';
import { type Sources, slipping } from './sources.ts';
import { weekPicture } from './week-picture.ts';

const WORDS_SHOWN = 5;

interface Slipped {
  readonly word: string;
  readonly means: string;
}

/** The week in three lines and a picture, words that slipped, and a line of the story. */
export async function sundayLetter(
  { course }: Server,
  sources: Sources,
  learner: LookedAt,
  to: { readonly mailbox: string; readonly publicUrl: string },
  now: Date,
): Promise<Mail> {
  const [week, words, news] = await Promise.all([
    sources.week(learner, now),
    sources.words(learner, now),
    sources.news(learner, now),
  ]);
  const due = slipping(words, localDay(now, learner.zone));
  const slipped = due.slice(0, WORDS_SHOWN).flatMap(({ wordId }: WordMemory): Slipped[] => {
    const known = course.vocabulary[wordId];
    return known ? [{ word: wordId, means: known.means }] : [];
  });
  const scene = news.scene ?? news.heardLast;
  const told = course.conversations.find(({ id }) => id === scene?.id);
  const lines = [
    theDays(week.xp),
    theStreak(week.streak.at(-1) ?? 0),
    theWords(words.length, due.length),
  ];
  return written({ ...to, unsubscribeToken: learner.unsubscribeToken }, lines, slipped, told, week);
}

function theDays(xp: readonly number[]): string {
  const learnt = xp.filter((value) => value > 0).length;
  const sum = xp.reduce((all, value) => all + value, 0);
  if (learnt === 0) return 'You took a break this week. Everything is just where you left it.';
  return `You did some Albanian on ${learnt} of the last 7 days and earned ${sum} XP.`;
}

const theStreak = (streak: number) =>
  streak === 0 ? 'Today can be the first day of a streak.' : `You're on a ${streak}-day streak.`;

function theWords(met: number, due: number): string {
  if (met === 0) return 'Your first words are waiting for you.';
  if (due === 0) return 'None of your words are fading.';
  return due === 1
    ? '1 word is starting to fade. A little practice brings it back.'
    : `${due} words are starting to fade. A little practice brings them back.`;
}

type To = Parameters<typeof page>[0];

function written(
  to: To,
  lines: readonly string[],
  slipped: readonly Slipped[],
  told: Conversation | undefined,
  week: { readonly days: readonly string[]; readonly xp: readonly number[] },
): Mail {
  const line = told?.lines[0];
  const link = `${to.publicUrl}/practice`;
  const story = told && line ? [{ title: told.title, ...line }] : [];
  const bars = week.days.map((day, i) => `${weekday(day)} ${week.xp[i] ?? 0} XP`).join(', ');
  return {
    ...addressed(to),
    subject: 'Your week with Hajde',
    text: [
      'Përshëndetje,',
      lines.join('\n'),
      bars,
      ...(slipped.length === 0
        ? []
        : [slipped.map(({ word, means }) => `${word}: ${means}`).join('\n')]),
      ...story.map(
        ({ title, text, translation }) => `From the scene “${title}”: ${text} (${translation})`,
      ),
      link,
      wayOut(to),
    ].join('\n\n'),
    html: page(to, [
      '<h1 style="font-size:20px">Your week with Hajde</h1>',
      ...lines.map((text) => `<p style="margin:0 0 6px">${escaped(text)}</p>`),
      `<div style="margin:16px 0"><img src="cid:${PICTURE}" width="468" height="160" alt="${escaped(bars)}" style="display:block;width:100%;height:auto">${names(week.days)}</div>`,
      ...(slipped.length === 0 ? [] : [list(slipped)]),
      ...story.map(
        ({ title, text, translation }) =>
          `<p>From the scene “${escaped(title)}”: <b lang="sq">${escaped(text)}</b> (${escaped(translation)})</p>`,
      ),
      button(link, 'Practise'),
    ]),
    pictures: [{ cid: PICTURE, name: 'week.png', png: weekPicture(week.xp) }],
  };
}

const PICTURE = 'week';

const list = (slipped: readonly Slipped[]) =>
  `<ul>${slipped
    .map(({ word, means }) => `<li><b lang="sq">${escaped(word)}</b>: ${escaped(means)}</li>`)
    .join('')}</ul>`;

/** Below the bars, which have as much room each; mail programs know tables best. */
const names = (shown: readonly string[]) =>
  `<table role="presentation" width="100%" style="font-size:13px;color:#6b5f57"><tr>${shown
    .map((day) => `<td width="14%" align="center">${weekday(day)}</td>`)
    .join('')}</tr></table>`;

const weekday = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
