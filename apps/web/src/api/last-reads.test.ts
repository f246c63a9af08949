import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../base/memory-storage.ts';
import { rememberSession } from '../base/session.ts';
import { NoAnswerError } from './errors.ts';
import { freshOrLastRead } from './last-reads.ts';

const BROKEN = new DOMException('The disk cannot be read.', 'UnknownError');

/** A device whose storage opens, and then gives nothing and takes nothing. */
beforeEach(() => {
  const refuse = () => Promise.reject(BROKEN);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('caches', { open: async () => ({ match: refuse, put: refuse }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  rememberSession({ token: 't', userId: 'arta' });
});

const read = (ask: () => Promise<number>) =>
  freshOrLastRead('GET /api/ready', {}, ask, new AbortController().signal);

test('a storage that cannot be read takes nothing from what the server says', async () => {
  await expect(read(async () => 7)).resolves.toEqual({ answer: 7, fresh: true });
});

test('while the server is away, it is the server that is missing, and not the storage', async () => {
  const away = new NoAnswerError('No network');
  await expect(read(() => Promise.reject(away))).rejects.toBe(away);
});
