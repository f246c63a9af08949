import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { type Answers, NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { givenSpeaker } from '../../app/testing/given-speaker.ts';
import { endWorkers, givenWorkers } from '../../app/testing/given-workers.ts';
import { metWord, wordsMet } from '../../app/testing/met-words.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { justMet } from '../../app/testing/practising.ts';
import { saying } from '../../app/testing/saying.ts';
import { changeVisitSettings } from '../../learner/visit-settings.ts';
import type { ToReader } from './reader-messages.ts';

const ADD = 'POST /api/users/:id/added-words';

afterAll(endWorkers);

function openRead(answers: Answers = {}) {
  givenWorkers();
  return openApp('/read', answers);
}

test('where two readings are possible, the other one can be chosen', async () => {
  const { user } = openRead();
  await read(user, 'me jep librin');
  await expectInFull('më jep librin');
  await user.click(word('me'));
  const card = await screen.findByRole('group', { name: 'What me means' });
  await user.click(within(card).getByRole('button', { name: /^me / }));
  await expectInFull('me jep librin');
});

test('by keyboard a text is read, a word opened and closed again', async () => {
  const { user } = openRead();
  const message = await screen.findByLabelText('Message');
  await user.type(message, 'shum mir xyzzyq');
  const readIt = await screen.findByRole('button', { name: 'Read it' });
  expect(readIt).toBeEnabled();
  await user.tab();
  expect(readIt).toHaveFocus();
  await user.keyboard('{Enter}');
  await expectInFull('shumë mirë xyzzyq');
  word('shum').focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('group', { name: 'What shum means' });
  expect(card).toHaveTextContent('very');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(word('shum')).toHaveFocus();
  word('xyzzyq').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'What xyzzyq means' })).toHaveTextContent(
    "Hajde doesn't know this word.",
  );
});

test('tells how much of a text the learner knows, and keeps one only when told to', async () => {
  const { server, user, reload } = openRead();
  await read(user, 'tung qysh je');
  expect(await screen.findByText(saying('You know 0% of this'))).toBeVisible();
  server.give({ 'GET /api/users/:id/words': wordsMet(metWord('tung', 'hi')) });
  reload();
  expect(screen.queryByRole('region', { name: 'Saved texts' })).toBeNull();
  await read(user, 'tung qysh je');
  expect(await screen.findByText(saying('You know 33% of this'))).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save this text on this device' }));
  expect(await screen.findByRole('button', { name: 'Saved on this device' })).toBeDisabled();
  reload();
  const kept = await screen.findByRole('region', { name: 'Saved texts' });
  await screen.findByRole('button', { name: 'Read it' });
  await user.click(within(kept).getByRole('button', { name: 'tung qysh je' }));
  await expectInFull('tung qysh je');
  await user.click(within(kept).getByRole('button', { name: 'Delete tung qysh je' }));
  await waitFor(() => expect(kept).not.toBeInTheDocument());
});

test('a word is added to practice with its sentence, of which the server hears nothing', async () => {
  const { server, user } = openRead({ [ADD]: { added: 1, words: justMet().words.slice(0, 1) } });
  const asked = vi.spyOn(globalThis, 'fetch');
  await read(user, 'Mir. Kom blere libra sot!');
  await user.click(word('libra'));
  await user.click(await screen.findByRole('button', { name: 'Add to my words: libër' }));
  const added = saying('One of your words. You met it in: Kom blere libra sot');
  await waitFor(() => expect(screen.getByText(added)).toHaveFocus());
  expect(server.made(ADD)).toEqual([
    { params: expect.anything(), query: {}, body: { wordIds: ['libër'], source: 'read' } },
  ]);
  expect(JSON.stringify(asked.mock.calls)).not.toContain('blere');
});

test('an answer is explained while it is written, and copied in both spellings', async () => {
  const { user } = openRead();
  await read(user, 'a po vjen');
  const reply = within(await screen.findByRole('region', { name: 'Reply' }));
  const field = reply.getByLabelText('Your reply');
  await user.type(field, 'une shkon shume xyzzyq');
  expect(await reply.findByText(saying("une and shkon don't go together."))).toBeVisible();
  expect(await reply.findByText(saying("Hajde doesn't know xyzzyq."))).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(reply.getByRole('button', { name: 'Copy full spelling' }));
  await expectToast('Copied');
  expect(copied).toHaveBeenLastCalledWith('unë shkon shumë xyzzyq');
  await user.click(reply.getByRole('button', { name: 'Copy as chat' }));
  expect(copied).toHaveBeenLastCalledWith('une shkon shum xyzzyq');

  await user.clear(field);
  await user.type(field, 'me jep librin');
  await waitFor(() =>
    expect(reply.getByRole('button', { name: 'Copy full spelling' })).toBeEnabled(),
  );
  await user.click(await reply.findByRole('button', { name: 'me' }));
  const card = await reply.findByRole('group', { name: 'What me means' });
  await user.click(within(card).getByRole('button', { name: /^me / }));
  await user.click(reply.getByRole('button', { name: 'Copy full spelling' }));
  expect(copied).toHaveBeenLastCalledWith('me jep librin');
});

test('a word is heard by the clip of its lesson, unless Audio is off', async () => {
  const { played } = givenSpeaker();
  const { user } = openRead();
  await read(user, 'qysh je');
  await user.click(word('qysh'));
  const listen = await screen.findByRole('button', { name: 'Listen to qysh' });
  await user.click(listen);
  await waitFor(() => expect(played).toHaveLength(1));
  act(() => changeVisitSettings({ audio: false }));
  expect(screen.getByText('Audio is off')).toBeVisible();
  await user.click(listen);
  expect(played).toHaveLength(1);
});

test('a reader that could not be loaded says so, and is loaded anew when asked again', async () => {
  givenWorkers();
  const failed = breakWorkers(2);
  const { user } = openApp('/read');
  await user.type(await screen.findByLabelText('Message'), 'shum mir');
  const readIt = await screen.findByRole('button', { name: 'Read it' });
  await failed;
  await user.click(readIt);
  expect(await screen.findByText(/^We couldn't read that text/)).toBeVisible();
  await user.click(readIt);
  await expectInFull('shumë mirë');
  expect(screen.queryByText(/^We couldn't read that text/)).toBeNull();
});

test('a clip that cannot be had is told quietly', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { server, user } = openRead();
  // Under a name of its own, since the app keeps the clips that it has fetched.
  server.changeCourse(/^unit-/, ({ lessons, ...unit }) => ({
    ...unit,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      speech: { ...lesson.speech, file: 'speech-gone.mp3' },
    })),
  }));
  server.breakCourse(/^speech-gone/);
  await read(user, 'qysh je');
  await user.click(word('qysh'));
  await user.click(await screen.findByRole('button', { name: 'Listen to qysh' }));
  expect(await screen.findByText('No audio right now')).toBeVisible();
});

test('a clip that comes when its word is closed again is not heard', async () => {
  const { played } = givenSpeaker();
  const { server, user } = openRead();
  // Under a name of its own, since the app keeps the clips that it has fetched.
  server.changeCourse(/^unit-/, ({ lessons, ...unit }) => ({
    ...unit,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      speech: { ...lesson.speech, file: 'speech-late.mp3' },
    })),
  }));
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    if (!String(sent[0]).includes('speech-late')) return server.fetch(...sent);
    asked.resolve();
    await late.promise;
    return new Response(new Uint8Array(1_000_000));
  });
  const listen = async () => {
    await user.click(word('qysh'));
    await user.click(await screen.findByRole('button', { name: 'Listen to qysh' }));
  };
  await read(user, 'qysh je');
  await listen();
  await asked.promise;
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Listen to qysh' })).toBeNull();
  late.resolve();
  await listen();
  await waitFor(() => expect(played).toHaveLength(1));
});

test('a text is saved once, and a device without room for it is told', async () => {
  const full = fullFor('texts');
  const { user } = openRead();
  await read(user, 'tung');
  const save = screen.getByRole('button', { name: 'Save this text on this device' });
  await user.click(save);
  await expectToast('Not saved', 'This device may be full. Make some room and try again.');
  full.mockRestore();
  await user.dblClick(save);
  expect(await screen.findByRole('button', { name: 'Saved on this device' })).toBeDisabled();
  const kept = await screen.findByRole('region', { name: 'Saved texts' });
  expect(within(kept).getAllByRole('button', { name: 'Delete tung' })).toHaveLength(1);
  await user.click(within(kept).getByRole('button', { name: 'Delete tung' }));
  await waitFor(() => expect(kept).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('Text deleted')).toHaveFocus());
});

test('an answer is copied with its last word, and one that could not be read is read again', async () => {
  givenWorkers();
  failOnce('mir shum');
  const { user } = openApp('/read');
  await read(user, 'a po vjen');
  const reply = within(await screen.findByRole('region', { name: 'Reply' }));
  const field = reply.getByLabelText('Your reply');
  fireEvent.change(field, { target: { value: 'mir' } });
  const copyIt = await reply.findByRole('button', { name: 'Copy full spelling' });
  expect(copyIt).toBeEnabled();
  fireEvent.change(field, { target: { value: 'mir shum' } });
  expect(copyIt).toBeDisabled();
  expect(await reply.findByText(/^We couldn't read that text/)).toBeVisible();
  await user.click(reply.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(copyIt).toBeEnabled());
  expect(reply.getByRole('alert')).toBeEmptyDOMElement();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(copyIt);
  expect(copied).toHaveBeenLastCalledWith('mirë shumë');
});

test('a word that the server refuses is told with its reason', async () => {
  const message = "You've added 2000 words, the most there's room for. Take some out first.";
  const { server, user } = openRead({
    [ADD]: new Refused(409, { message, code: 'too_many_words' }),
  });
  await read(user, 'libra');
  await user.click(word('libra'));
  const add = await screen.findByRole('button', { name: 'Add to my words: libër' });
  await user.click(add);
  await expectToast('Not added', message);
  server.give({ [ADD]: NO_ANSWER });
  await user.click(add);
  await expectToast('Not added', 'You need to be online to add words. Try again later.');
});

test('a word is added even where the device has no room for its sentence', async () => {
  fullFor('metIn');
  const { user } = openRead({ [ADD]: { added: 1, words: justMet().words.slice(0, 1) } });
  await read(user, 'libra');
  await user.click(word('libra'));
  await user.click(await screen.findByRole('button', { name: 'Add to my words: libër' }));
  await expectToast('Added without its sentence');
  await waitFor(() => expect(screen.getByText('One of your words.')).toHaveFocus());
});

test('a screen reader is told what the opened word is, known or not', async () => {
  const { user } = openRead();
  await read(user, 'shum xyzzyq');
  const region = screen.getByRole('region', { name: 'Tap a word' });
  // What is inserted together with its text is mostly not said: these are there before.
  const told = within(region).getAllByRole('status');
  const expectTold = (text: RegExp) =>
    waitFor(() => expect(told.some(({ textContent }) => text.test(textContent ?? ''))).toBe(true));
  await user.click(word('shum'));
  await expectTold(/^shumë: very/);
  await user.click(word('xyzzyq'));
  await expectTold(/^Hajde doesn't know this word\.$/);
});

/** The device has no room for what goes into this store. */
function fullFor(store: string) {
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === store) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, given);
  });
}

/** The worker fails with this text, and the next one reads it. */
function failOnce(text: string): void {
  let failed = false;
  class FailingWorker extends Worker {
    override postMessage(message: ToReader): void {
      if (failed || message.kind !== 'text' || message.text !== text) {
        super.postMessage(message);
        return;
      }
      failed = true;
      this.dispatchEvent(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
}

/** The files of this many workers cannot be had; settles with the first failure. */
function breakWorkers(count: number): Promise<void> {
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  let left = count;
  class BreakingWorker extends Worker {
    constructor(file: URL) {
      left -= 1;
      super(left >= 0 ? new URL('gone.worker.ts', file) : file);
      this.addEventListener('error', () => resolve());
    }
  }
  vi.stubGlobal('Worker', BreakingWorker);
  return failed;
}

async function read(user: UserEvent, text: string): Promise<void> {
  await user.type(await screen.findByLabelText('Message'), text);
  await user.click(await screen.findByRole('button', { name: 'Read it' }));
  await screen.findByRole('region', { name: 'In full spelling' });
}

const expectInFull = (text: string) =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'In full spelling' });
    expect(region.querySelector('[lang=sq]')).toHaveTextContent(text);
  });

const word = (typed: string) =>
  within(screen.getByRole('region', { name: 'Tap a word' })).getByRole('button', { name: typed });
