import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../base/memory-storage.ts';
import { rememberSession } from '../base/session.ts';
import { leaveThisDevice } from './left-sessions.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

test('once the network is back, each session that was left is ended once, however many there are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const token of ['first', 'second']) {
    rememberSession({ token, userId: 'arta' });
    leaveThisDevice();
  }
  const ended: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    ended.push(new Headers(headers).get('Authorization'));
    return new Response();
  });
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.getItem('sessionsToEnd')).toBeNull());
  expect(ended).toEqual(['Bearer first', 'Bearer second']);
});
