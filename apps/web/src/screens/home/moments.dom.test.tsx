import { DAY_MS } from '@hajde/rules/days/days';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completed, learner, weekTo } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';

/** Today is done: the streak lasts until the end of tomorrow, in UTC, where these tests live. */
const tomorrowEnds = () => new Date(Math.floor(Date.now() / DAY_MS + 2) * DAY_MS).toISOString();

const week = () => screen.queryByRole('region', { name: '7 days in a row!' });

test('a level and the seventh day of a streak have their moment, until it is put away', async () => {
  const seventhDay = { streak: 7, streakEndsAt: tomorrowEnds() };
  const { server, user, reload } = openApp('/', {
    'GET /api/users/:id': learner({ xp: 90, ...seventhDay }),
    'GET /api/users/:id/progress': [completed('basics-hello')],
    'GET /api/users/:id/weekly-progress': weekTo({ xp: [10], streak: [7], accuracy: [100] }),
  });
  const moment = await screen.findByRole('region', { name: '7 days in a row!' });
  expect(moment).toHaveTextContent('you got 25 gems');
  await user.click(within(moment).getByRole('button', { name: 'Dismiss' }));
  expect(week()).toBeNull();

  server.give({
    'GET /api/users/:id': learner({ xp: 205, ...seventhDay }),
    'GET /api/users/:id/weekly-progress': weekTo({ xp: [125], streak: [7], accuracy: [100] }),
  });
  reload();
  expect(await screen.findByRole('region', { name: 'Level 3!' })).toBeVisible();
  expect(week()).toBeNull();
});

test('on any other day there is none', async () => {
  openApp('/', {
    'GET /api/users/:id': learner({ xp: 90, streak: 6, streakEndsAt: tomorrowEnds() }),
    'GET /api/users/:id/progress': [completed('basics-hello')],
    'GET /api/users/:id/weekly-progress': weekTo({ xp: [10], streak: [6], accuracy: [100] }),
  });
  await section('Recent Achievements');
  await screen.findByRole('region', { name: 'Conversations and sounds' });
  expect(screen.queryByRole('region', { name: /in a row!$|^Level / })).toBeNull();
});
