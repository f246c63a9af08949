import type { Effect, Handler, LastSaid, Post, Sent } from './handler.ts';
import { conversationHandler } from './handlers/conversation.ts';
import { earHandler } from './handlers/ear.ts';
import { lessonHandler } from './handlers/lesson.ts';
import { practiceHandler } from './handlers/practice.ts';
import type { Kind } from './kinds.ts';
import { isOf, type OutboxRecord, ofKind, type Records } from './records.ts';

const HANDLERS: { readonly [K in Kind]: Handler<Records[K]> } = {
  lesson: lessonHandler,
  practice: practiceHandler,
  conversation: conversationHandler,
  ear: earHandler,
};

export function sendBy(record: OutboxRecord, post: Post, sentAt: string): Promise<Sent<unknown>> {
  return sendAs(record.kind, record, post, sentAt);
}

async function sendAs<K extends Kind>(
  kind: K,
  record: OutboxRecord,
  post: Post,
  sentAt: string,
): Promise<Sent<unknown>> {
  if (!isOf(kind, record)) throw new Error(`${record.kind} is no ${kind}`);
  return HANDLERS[kind].send(record, post, sentAt);
}

/** What all that waits will change. */
export async function effectsOf(
  records: readonly OutboxRecord[],
  lastSaid: LastSaid,
): Promise<Effect[]> {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const each = kinds.map((kind) => effectsOfKind(kind, records, lastSaid));
  return (await Promise.all(each)).flat();
}

async function effectsOfKind<K extends Kind>(
  kind: K,
  records: readonly OutboxRecord[],
  lastSaid: LastSaid,
): Promise<Effect[]> {
  return HANDLERS[kind].effects(ofKind(kind, records), lastSaid);
}
