import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { badgeRoutes } from '../features/badges/routes.ts';
import { challengeRoutes } from '../features/challenges/routes.ts';
import { conversationRoutes } from '../features/conversations/routes.ts';
import { cultureRoutes } from '../features/culture/routes.ts';
import { leaderboardRoutes } from '../features/leaderboards/routes.ts';
import { learnerRoutes } from '../features/learners/routes.ts';
import { lessonRoutes } from '../features/lessons/routes.ts';
import { packRoutes } from '../features/packs/routes.ts';
import { placementRoutes } from '../features/placement/routes.ts';
import { practiceRoutes } from '../features/practice/routes.ts';
import { pronunciationRoutes } from '../features/pronunciation/routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import { shopRoutes } from '../features/shop/routes.ts';
import { soundRoutes } from '../features/sounds/routes.ts';
import { buildApp, type Parts, type Room } from '../http/app.ts';
import { healthRoutes } from './health.ts';
import { AnsweredRequests, logging } from './logging.ts';
import { measureRequests } from './metrics.ts';

const ROOMS: readonly Room[] = [
  measureRequests,
  healthRoutes,
  authRoutes,
  learnerRoutes,
  accountRoutes,
  placementRoutes,
  lessonRoutes,
  practiceRoutes,
  conversationRoutes,
  soundRoutes,
  shopRoutes,
  leaderboardRoutes,
  badgeRoutes,
  challengeRoutes,
  cultureRoutes,
  pronunciationRoutes,
  packRoutes,
  reportRoutes,
];

export interface HajdeParts extends Parts {
  readonly config: Parts['config'] & Pick<Config, 'logLevel'>;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: { write(line: string): void };
}

/** The whole server: what every request passes through, its log, and every room. */
export function assembleHajde(parts: HajdeParts): Promise<FastifyInstance> {
  const log = {
    logger: logging(parts.config.logLevel, parts.logTo),
    logController: new AnsweredRequests(),
  };
  return buildApp(parts, log, ROOMS);
}
