import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { badgeRoutes } from '../features/badges/routes.ts';
import { challengeRoutes } from '../features/challenges/routes.ts';
import { circleRoutes } from '../features/circles/routes.ts';
import { conversationRoutes } from '../features/conversations/routes.ts';
import { cultureRoutes } from '../features/culture/routes.ts';
import { leaderboardRoutes } from '../features/leaderboards/routes.ts';
import { learnerRoutes } from '../features/learners/routes.ts';
import { lessonRoutes } from '../features/lessons/routes.ts';
import { packRoutes } from '../features/packs/routes.ts';
import { placementRoutes } from '../features/placement/routes.ts';
import { practiceRoutes } from '../features/practice/routes.ts';
import { pronunciationRoutes } from '../features/pronunciation/routes.ts';
import { reminderRoutes } from '../features/reminders/routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import { shopRoutes } from '../features/shop/routes.ts';
import { soundRoutes } from '../features/sounds/routes.ts';
import { buildApp, type Parts, type Room } from '../http/app.ts';
import { healthRoutes } from './health.ts';
import { AnsweredRequests, logging } from './logging.ts';
import { measureRequests } from './metrics.ts';
import { type RemindingServer, reminding } from './remind.ts';

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
  circleRoutes,
  reminderRoutes,
];

export interface HajdeParts extends Parts {
  readonly config: Parts['config'] & Pick<Config, 'logLevel'>;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: { write(line: string): void };
  /** Has reminders sent; nobody else does. */
  readonly remind?: (server: RemindingServer) => void;
}

/** The whole server: what every request passes through, its log, and every room. */
export function assembleHajde(parts: HajdeParts): Promise<FastifyInstance> {
  const log = {
    logger: logging(parts.config.logLevel, parts.logTo),
    logController: new AnsweredRequests(),
  };
  const rooms = parts.remind ? [...ROOMS, reminding(parts.remind)] : ROOMS;
  return buildApp(parts, log, rooms);
}
