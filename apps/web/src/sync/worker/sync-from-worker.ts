import { ApiError, NoAnswerError } from '../../api/errors.ts';
import { underLock } from '../../device/lock.ts';
import { deliver } from '../../outbox/delivery.ts';
import type { Post } from '../../outbox/handler.ts';
import { outbox } from '../../outbox/outbox.ts';
import { announceProgressChange } from '../../outbox/progress-channel.ts';
import { sendOutbox } from '../../outbox/send-outbox.ts';

/**
 * Hands in what was finished offline, of every kind, while no tab may be open. The cookies say who is
 * signed in; an error asks the browser to try again later.
 */
export async function syncFromWorker(userId: string | undefined): Promise<void> {
  if (!userId) return;
  const { synced, refused, left } = await underLock('sync', () =>
    sendOutbox(
      userId,
      outbox,
      (record, lessonsWait) => deliver(record, post, lessonsWait),
      () => new Date(),
    ),
  );
  if (synced + refused > 0) announceProgressChange();
  if (left > 0) throw new Error(`${left} records are still to be sent`);
}

const post: Post = async (name, input: { readonly params?: unknown; readonly body?: unknown }) => {
  const [method = '', path = ''] = name.split(' ');
  const values = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, key) => encodeURIComponent(values.get(key)));
  const response = await fetch(filled, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input.body),
  }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (response.ok) return response.json();
  const retryAfter = response.headers.get('retry-after');
  throw new ApiError(response.status, response.statusText, await response.text(), retryAfter);
};
