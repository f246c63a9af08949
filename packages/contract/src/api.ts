import { account } from './account.ts';
import { auth } from './auth.ts';
import { badges } from './badges.ts';
import { challenges } from './challenges.ts';
import { conversations } from './conversations.ts';
import { culture } from './culture.ts';
import { health } from './health.ts';
import { leaderboards } from './leaderboards.ts';
import { learners } from './learners.ts';
import { lessons } from './lessons.ts';
import { packs } from './packs.ts';
import { placement } from './placement.ts';
import { practice } from './practice.ts';
import { pronunciation } from './pronunciation.ts';
import { reports } from './reports.ts';
import { shop } from './shop.ts';
import { sounds } from './sounds.ts';

/** Every call of the API, by its method and path: the one truth that server and web app import. */
export const api = {
  ...health,
  ...auth,
  ...learners,
  ...account,
  ...placement,
  ...lessons,
  ...practice,
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
};
