import type { Answer } from '@hajde/contract/types';
import { CHEERS } from '@hajde/rules/circles/cheers';
import { CIRCLE_NAMES } from '@hajde/rules/circles/circle';
import { type Day, daysBetween } from '@hajde/rules/days/days';

/** What a reminder says, and what a press on it opens. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** A path of the web app. */
  readonly url: string;
}

export type Circle = Answer<'GET /api/circles'>[number];

export interface ToTell {
  /** A word that is about to be forgotten. */
  readonly word: string | undefined;
  /** Where others are waiting. */
  readonly circle: Circle | undefined;
  readonly streak: number;
  readonly awayDays: number;
  readonly lesson: { readonly id: string; readonly title: string } | undefined;
}

/** One thing that is true and of use: by turns a word and the circle, or else Shqipe's one line. */
export function whatToSay(day: Day, told: ToTell): Message {
  const { word, circle } = told;
  const circlesTurn = daysBetween('2026-01-01', day) % 2 === 0;
  if (circle && (circlesTurn || word === undefined)) return ofCircle(circle);
  return word === undefined ? ofShqipe(told) : ofWord(word);
}

const ofWord = (word: string): Message => ({
  title: `What does “${word}” mean?`,
  body: 'This word is starting to fade. A minute of practice brings it back.',
  url: `/practice?word=${encodeURIComponent(word)}`,
});

function ofCircle({ id, name, streak, members, learntToday }: Circle): Message {
  const { text } = CIRCLE_NAMES[name];
  const who =
    learntToday === 0
      ? 'Nobody has done any Albanian today yet. Be the first!'
      : `${learntToday} of ${members} ${learntToday === 1 ? 'has' : 'have'} done some Albanian today. Your turn!`;
  return {
    title: streak > 0 ? `${text}: ${days(streak)} together` : text,
    body: who,
    url: `/circles/${id}`,
  };
}

const AWAY_LONG = 3;

/** Every Albanian line is one of the course; a test of the cheers sees to that. */
function ofShqipe({ streak, awayDays, lesson }: ToTell): Message {
  const line = awayDays >= AWAY_LONG ? CHEERS['ku-je-kon'] : CHEERS['hajde-ene-ti'];
  const kept = streak > 0 ? ` Make it ${days(streak + 1)} in a row today.` : '';
  const next = lesson ? `Up next: “${lesson.title}”.` : "Practise what you've learnt.";
  return {
    title: `Shqipe says: ${line.text}`,
    body: `${line.means} ${next}${kept}`,
    url: lesson ? `/lesson/${lesson.id}` : '/practice',
  };
}

const days = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`;
