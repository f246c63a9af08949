/** The tables of Hajde, by what they are about. */
export * from './schema/account.ts';
export * from './schema/boards.ts';
export * from './schema/circles.ts';
export { type LearnerRow, learner } from './schema/learner.ts';
export * from './schema/learnt.ts';
export * from './schema/ledger.ts';
export * from './schema/operation.ts';
export * from './schema/practised.ts';
export * from './schema/reminders.ts';
