import type { Answer, Body } from '@hajde/contract/types';
import { ApiError, NoAnswerError } from '../api/errors.ts';
import { tellTabs } from '../offline/between-tabs.ts';
import { deliver, SYNC } from '../offline/delivery.ts';
import { underLock } from '../offline/lock.ts';
import { pendingProgress } from '../offline/pending-progress.ts';
import { syncProgress } from '../offline/sync.ts';

/**
 * Hands in what was finished offline while no tab may be open. The cookies say who is signed in; an
 * error asks the browser to try again later.
 */
export async function syncInBackground(userId: string | undefined): Promise<void> {
  if (!userId) return;
  const { synced, refused, left } = await underLock('sync', () =>
    syncProgress(
      userId,
      pendingProgress,
      (record) => deliver(record, send),
      () => new Date(),
    ),
  );
  if (synced + refused > 0) tellTabs();
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
  throw new ApiError(response.status, response.statusText, await response.text());
}
