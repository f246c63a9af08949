import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { reportedQuestions } from './reported-questions.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('reports of a question reach the authors, counted and with their notes', async () => {
  const me = await hajde.newLearner();
  const report = (more: object) =>
    me.call('POST /api/question-reports', {
      body: { lessonId: 'one-1', question: 2, reason: 'bad_albanian', ...more },
    });
  expect((await report({ note: 'Nobody says that.' })).body).toEqual({ ok: true });
  await report({});
  await report({ question: 0, reason: 'audio' });
  await report({ question: 3, reason: 'audio', heard: 'Ja fjala.' });
  expect((await report({ reason: 'audio', heard: 'not what it says' })).status).toBe(404);
  expect((await report({ question: 4 })).status).toBe(404);
  expect((await report({ lessonId: 'nope' })).status).toBe(404);
  expect((await report({ reason: 'boring' })).failure.field).toBe('reason');
  expect(await reportedQuestions(hajde.database.db)).toMatchObject([
    {
      lessonId: 'one-1',
      question: 2,
      text: 'What is right, number 2?',
      reason: 'bad_albanian',
      times: 2,
      notes: ['Nobody says that.'],
    },
    { lessonId: 'one-1', question: 0, reason: 'audio', times: 1, notes: [] },
    { lessonId: 'one-1', question: 3, text: 'Ja fjala.', reason: 'audio', times: 1, notes: [] },
  ]);
});

test('a clip that belongs to no question is reported by what it says, and goes with the account', async () => {
  const me = await hajde.newLearner();
  const report = (heard: string, who = me) =>
    who.call('POST /api/clip-reports', { body: { heard } });
  const clips = async () =>
    (await reportedQuestions(hajde.database.db)).filter(({ lessonId }) => lessonId === null);
  expect((await report('Mirë se erdhe!')).body).toEqual({ ok: true });
  await report('Mirë se erdhe!', await hajde.newLearner());
  await report('bukë');
  expect((await report('')).failure.field).toBe('heard');
  expect(
    (await hajde.visitor.call('POST /api/clip-reports', { body: { heard: 'a' } })).status,
  ).toBe(401);
  expect(await clips()).toMatchObject([
    { question: null, text: 'Mirë se erdhe!', reason: 'audio', times: 2, notes: [] },
    { question: null, text: 'bukë', reason: 'audio', times: 1, notes: [] },
  ]);
  const left = { body: { currentPassword: PASSWORD } };
  expect((await me.call('POST /api/users/:id/account/delete', left)).status).toBe(200);
  expect(await clips()).toMatchObject([{ text: 'Mirë se erdhe!', times: 1 }]);
});

test('a learner reports so many at once, and the authors read the last notes of each question', async () => {
  const me = await hajde.newLearner();
  const report = (i: number) =>
    me.call('POST /api/question-reports', {
      body: { lessonId: 'one-2', question: 1, reason: 'other', note: `note ${i}` },
    });
  for (let i = 0; i < 30; i += 1) expect((await report(i)).status).toBe(200);
  expect((await report(30)).status).toBe(429);
  expect((await me.call('POST /api/clip-reports', { body: { heard: 'bukë' } })).status).toBe(429);
  const [most] = await reportedQuestions(hajde.database.db);
  expect(most).toMatchObject({ lessonId: 'one-2', times: 30 });
  expect([most?.notes.length, most?.notes[0]]).toEqual([10, 'note 29']);
});
