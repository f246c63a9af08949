import { account } from './account.ts';
import { addedWords } from './added-words.ts';
import { auth } from './auth.ts';
import { badges } from './badges.ts';
import { challenges } from './challenges.ts';
import { circles } from './circles.ts';
import { conversations } from './conversations.ts';
import { culture } from './culture.ts';
import { health } from './health.ts';
import { leaderboards } from './leaderboards.ts';
import { learners } from './learners.ts';
import { lessons } from './lessons.ts';
import { news } from './news.ts';
import { packs } from './packs.ts';
import { placement } from './placement.ts';
import { practice } from './practice.ts';
import { pronunciation } from './pronunciation.ts';
import { reminders } from './reminders.ts';
import { reports } from './reports.ts';
import { shop } from './shop.ts';
import { sounds } from './sounds.ts';

/** Every call of the API, by its method and path: the one truth that server and web app import. */
export const api = {
  ...health,
  ...auth,
  ...learners,
  ...news,
  ...account,
  ...placement,
  ...lessons,
  ...practice,
  ...addedWords,
  ...conversations,
  ...sounds,
  ...shop,
  ...leaderboards,
  ...badges,
  ...challenges,
  ...culture,
  ...pronunciation,
  ...packs,
  ...reports,
  ...circles,
  ...reminders,
};
