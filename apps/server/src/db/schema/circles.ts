import type { CheerId } from '@hajde/rules/circles/cheers';
import type { CircleName, CircleSign } from '@hajde/rules/circles/circle';
import type { CircleRule } from '@hajde/rules/circles/shared-streak';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { learner, ofLearner } from './learner.ts';

/** People who learn together and know each other. */
export const circle = pgTable(
  'circle',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').$type<CircleName>().notNull(),
    sign: text('sign').$type<CircleSign>().notNull(),
    rule: text('rule').$type<CircleRule>().notNull(),
    /** Opens it. Kept as it is, since its owner may look it up; who reads the database reads all. */
    code: text('code').notNull().unique(),
    /** null once that account is gone: then whoever is in it for longest owns it. */
    ownerId: uuid('owner_id').references(() => learner.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('circle_of_owner').on(t.ownerId)],
);

const ofCircle = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circle.id, { onDelete: 'cascade' });

/** Who is in a circle, and who was: the days on which somebody was in it count for its streak. */
export const circleMember = pgTable(
  'circle_member',
  {
    circleId: ofCircle(),
    learnerId: ofLearner(),
    joinedAt: instant('joined_at').notNull(),
    /** By the learner's own calendar. */
    joinedOn: day('joined_on').notNull(),
    leftAt: instant('left_at'),
    leftOn: day('left_on'),
  },
  (t) => [
    primaryKey({ columns: [t.circleId, t.learnerId, t.joinedAt] }),
    uniqueIndex('circle_member_now').on(t.learnerId, t.circleId).where(sql`${t.leftAt} is null`),
    index('circle_member_of_learner').on(t.learnerId),
  ],
);

/** What members called out to each other lately. */
export const circleCheer = pgTable(
  'circle_cheer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    circleId: ofCircle(),
    /** Who said it. */
    learnerId: ofLearner(),
    toId: uuid('to_id')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    cheer: text('cheer').$type<CheerId>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('circle_cheer_latest').on(t.circleId, t.at.desc()),
    index('circle_cheer_of_learner').on(t.learnerId),
    index('circle_cheer_to_learner').on(t.toId),
    index('circle_cheer_age').on(t.at),
  ],
);
