import type { Db } from '../../db/connection.ts';
import { eventsForOperator } from '../../features/account/events.ts';
import { forTerminal } from '../for-terminal.ts';

/** A line an event, the newest first. */
export async function eventLines(db: Db, learnerId?: string): Promise<string[]> {
  const events = await eventsForOperator(db, learnerId);
  if (events.length === 0) return ['Nothing has happened.'];
  return events.map(({ at, kind, username, device }) => {
    const where = device === null ? '' : ` (${device})`;
    return `${at.toISOString()}  ${kind.replaceAll('_', ' ')}: ${username === null ? 'an account that is gone' : forTerminal(username)}${where}`;
  });
}
