import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readyForAPart, SCENE } from '../app/testing/conversing.ts';
import { givenMicrophone } from '../app/testing/given-microphone.ts';
import { givenSpeaker } from '../app/testing/given-speaker.ts';
import { openApp } from '../app/testing/open-app.tsx';
import { dueAs } from '../app/testing/practising.ts';
import { changeVisitSettings } from '../learner/visit-settings.ts';

/** What the stand-in for the microphone records. */
const OWN_BYTES = 5;

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function record(user: UserEvent): Promise<void> {
  await press(user, 'Record');
  await press(user, 'Stop');
}

test.each<[string, () => Promise<UserEvent>]>([
  [
    'a part in a conversation',
    async () => {
      readyForAPart();
      const { user } = openApp(`/conversations/${SCENE.id}`);
      await press(user, /^Lena/);
      await record(user);
      return user;
    },
  ],
  [
    'an exercise that is said',
    async () => {
      const { user } = openApp('/practice', { 'GET /api/users/:id/practice': dueAs('say') });
      await record(user);
      await press(user, 'Show the answer');
      return user;
    },
  ],
  [
    'pronunciation without a score',
    async () => {
      const { user } = openApp('/pronunciation-practice', {
        'GET /api/users/:id/pronunciation': [],
      });
      await record(user);
      return user;
    },
  ],
])('learners hear themselves in %s, unless Audio is off', async (_, recorded) => {
  givenMicrophone();
  const { played } = givenSpeaker();
  const user = await recorded();
  const heard = () => played.filter(({ bytes }) => bytes === OWN_BYTES).length;
  await press(user, 'Hear yourself');
  expect(heard()).toBe(1);
  act(() => changeVisitSettings({ audio: false }));
  await press(user, 'Hear yourself');
  expect(heard()).toBe(1);
});
