import type { SecurityEventKind } from '@hajde/rules/account/security-events';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { learner, ofLearner } from './learner.ts';

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** What a learner's own list names it by, so that the hash never leaves the database. */
    id: uuid('id').notNull().unique().defaultRandom(),
    learnerId: ofLearner(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Such as "Firefox on Android"; null where the browser said nothing that is known. */
    device: text('device'),
  },
  (t) => [index('session_of_learner').on(t.learnerId), index('session_expiry').on(t.expiresAt)],
);

/** Who a learner is at an identity provider. */
export const identity = pgTable(
  'identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    learnerId: ofLearner(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    index('identity_of_learner').on(t.learnerId),
  ],
);

/** Links that were mailed; using one deletes it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of what the link carries. */
    tokenHash: bytes('token_hash').primaryKey(),
    learnerId: ofLearner(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_reset_of_learner').on(t.learnerId)],
);

/** Emails that learners want instead of theirs, until the link that was mailed there is used. */
export const emailChange = pgTable('email_change', {
  /** One at a time: asking again replaces it. */
  learnerId: ofLearner().primaryKey(),
  email: text('email').notNull(),
  /** SHA-256 of what the link carries. */
  tokenHash: bytes('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/** What happened to the doors of an account, for its owner and for the operator. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** null once the account is gone: that one was deleted is all that stays. */
    learnerId: uuid('learner_id').references(() => learner.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Such as "Firefox on Android"; null where it is not known, or was an operator's command. */
    device: text('device'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('security_event_of_learner').on(t.learnerId, t.id),
    index('security_event_age').on(t.at),
  ],
);

/** Devices a learner has signed in on: strangers' guesses do not slow them down. */
export const knownDevice = pgTable(
  'known_device',
  {
    learnerId: ofLearner(),
    /** SHA-256 of the secret that the device made up for itself. */
    deviceHash: bytes('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.deviceHash] })],
);
