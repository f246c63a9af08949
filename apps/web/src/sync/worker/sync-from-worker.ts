import type { Answer, Body } from '@hajde/contract/types';
import { ApiError, NoAnswerError } from '../../api/errors.ts';
import { underLock } from '../../device/lock.ts';
import { pendingPractice } from '../../device/pending-practice.ts';
import { pendingProgress } from '../../device/pending-progress.ts';
import { announceProgressChange } from '../../device/progress-channel.ts';
import { deliver, SYNC } from '../offline-sync-call.ts';
import { deliverPractice, HAND_IN_PRACTICE } from '../practice-call.ts';
import { both, syncProgress } from '../sync-progress.ts';

/**
 * Hands in what was finished offline while no tab may be open. The cookies say who is signed in; an
 * error asks the browser to try again later.
 */
export async function syncFromWorker(userId: string | undefined): Promise<void> {
  if (!userId) return;
  const now = () => new Date();
  const { synced, refused, left } = await underLock('sync', async () => {
    const lessons = await syncProgress(
      userId,
      pendingProgress,
      (it) => deliver(it, send(SYNC)),
      now,
    );
    const practice = await syncProgress(
      userId,
      pendingPractice,
      (it) => deliverPractice(it, send(HAND_IN_PRACTICE), lessons.left > 0),
      now,
    );
    return both(lessons, practice);
  });
  if (synced + refused > 0) announceProgressChange();
  if (left > 0) throw new Error(`${left} records are still to be sent`);
}

type HandIn = typeof SYNC | typeof HAND_IN_PRACTICE;

const send =
  <N extends HandIn>(name: N) =>
  (body: Body<N>): Promise<Answer<N>> =>
    post(name, body);

async function post<A>(name: string, body: unknown): Promise<A> {
  const [method = '', path = ''] = name.split(' ');
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
