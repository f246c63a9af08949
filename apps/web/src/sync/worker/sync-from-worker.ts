import type { Answer, Body } from '@hajde/contract/types';
import { ApiError, NoAnswerError } from '../../api/errors.ts';
import { underLock } from '../../device/lock.ts';
import { pendingProgress } from '../../device/pending-progress.ts';
import { announceProgressChange } from '../../device/progress-channel.ts';
import { deliver, SYNC } from '../offline-sync-call.ts';
import { syncProgress } from '../sync-progress.ts';

/**
 * Hands in what was finished offline while no tab may be open. The cookies say who is signed in; an
 * error asks the browser to try again later.
 */
export async function syncFromWorker(userId: string | undefined): Promise<void> {
  if (!userId) return;
  const { synced, refused, left } = await underLock('sync', () =>
    syncProgress(
      userId,
      pendingProgress,
      (record) => deliver(record, send),
      () => new Date(),
    ),
  );
  if (synced + refused > 0) announceProgressChange();
  if (left > 0) throw new Error(`${left} lessons are still to be sent`);
}

async function send(body: Body<typeof SYNC>): Promise<Answer<typeof SYNC>> {
  const [method = '', path = ''] = SYNC.split(' ');
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (response.ok) return response.json();
  const retryAfter = response.headers.get('retry-after');
  throw new ApiError(response.status, response.statusText, await response.text(), retryAfter);
}
