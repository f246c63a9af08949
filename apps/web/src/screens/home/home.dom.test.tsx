import { DAY_MS } from '@hajde/rules/days/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { completed, course, learner, weekTo } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { pageHeader, section, tab } from '../../app/testing/parts-of-page.ts';

test('a newcomer is greeted by name and sees where they stand', async () => {
  openApp('/');
  const greeting = await screen.findByRole('heading', { level: 1, name: /arta!$/ });
  expect(greeting).toHaveTextContent(/^(Mirëmëngjes|Mirëdita|Mirëmbrëma), arta!$/);
  expect(within(greeting).getByText(/^Mirë/)).toHaveAttribute('lang', 'sq');
  expect(document.title).toBe('Home · Hajde');
  const counts = within(pageHeader()).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent)).toEqual([
    '5 hearts',
    '100 gems',
    '0 day streak',
  ]);
  const goal = await section('Daily Goal');
  expect(goal).toHaveTextContent('0 / 50 XP');
  expect(goal).toHaveTextContent('0 XP in total');
  expect(barOf('Daily goal')).toHaveAttribute('aria-valuenow', '0');
  const level = await section('Level');
  expect(level).toHaveTextContent('1Next at 100 XP');
  expect(within(level).getByText(/Beginner/)).toBeVisible();
  expect(barOf('Level')).toHaveAttribute('aria-valuenow', '65');
  expect(await tab('Home')).toHaveAttribute('aria-current', 'page');
});

test('Start Learning opens the first lesson; after it, Continue Learning the second', async () => {
  const { server, user, reload } = openApp('/');
  expect(await section('Unit 1: Basics')).toHaveTextContent('Lesson 1 of 5');
  expect(screen.getByRole('link', { name: /^Start Learning/ })).toHaveAttribute(
    'href',
    '/lesson/basics-hello',
  );
  server.give({ 'GET /api/users/:id/progress': [completed('basics-hello')] });
  reload();
  expect(await section('Unit 1: Basics')).toHaveTextContent('Lesson 2 of 5');
  expect(barOf('Lesson progress')).toHaveAttribute('aria-valuenow', '20');
  await user.click(screen.getByRole('link', { name: /^Continue Learning: / }));
  expect(location.pathname).toBe('/lesson/basics-you-and-me');
});

test('with the course finished Home says so and offers practice', async () => {
  const lessons = course.units.flatMap((unit) => unit.lessons.map(({ id }) => completed(id)));
  const { user } = openApp('/', { 'GET /api/users/:id/progress': lessons });
  const finished = within(await section("You've finished the course!"));
  expect(finished.getByRole('link', { name: 'Practise speaking' })).toHaveAttribute(
    'href',
    '/pronunciation-practice',
  );
  await user.click(finished.getByRole('link', { name: 'Repeat a lesson' }));
  expect(location.pathname).toBe('/learn');
});

test('the placement card shows level and score, and leads to the test and to the path', async () => {
  const { user } = openApp('/', {
    'GET /api/users/:id': learner({ placementLevel: 'advanced' }),
    'GET /api/users/:id/placement-test': {
      level: 'advanced',
      score: 39,
      answers: course.placement.map(({ correctAnswer }) => correctAnswer),
      takenAt: new Date().toISOString(),
    },
  });
  const placement = await section('Placement Test');
  expect(placement).toHaveTextContent('Current level: Advanced · 39 out of 39');
  expect(within(await section('Level')).getByText(/Advanced/)).toBeVisible();
  await user.click(within(placement).getByRole('link', { name: 'Continue Learning' }));
  expect(location.pathname).toBe('/learn');
  history.back();
  const again = within(await section('Placement Test'));
  await user.click(again.getByRole('link', { name: 'Retake Test' }));
  expect(location.pathname).toBe('/placement-test');
});

test('a failed lookup of the placement result is not told, and the test can be taken', async () => {
  openApp('/', { 'GET /api/users/:id/placement-test': NO_ANSWER });
  const placement = within(await section('Placement Test'));
  expect(placement.getByRole('link', { name: 'Take Test' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the week shows XP, streak and accuracy of seven days, with a line from two values on', async () => {
  const { server, reload } = openApp('/', {
    'GET /api/users/:id/weekly-progress': weekTo({
      xp: [10, 0],
      streak: [1, 1],
      accuracy: [100, null],
    }),
  });
  const first = await section('Weekly Progress');
  expect(first).toHaveTextContent('Accuracy100%Your chart starts tomorrow');
  expect(within(first).getAllByRole('img')).toHaveLength(2);

  server.give({
    'GET /api/users/:id/weekly-progress': weekTo({
      xp: [10, 7],
      streak: [1, 2],
      accuracy: [100, 83],
    }),
  });
  reload();
  const second = await section('Weekly Progress');
  const shown = within(second)
    .getAllByRole('img')
    .map((line) => line.getAttribute('aria-label'));
  expect(shown).toEqual([
    expect.stringMatching(/^XP: (\w+day 0, ){5}\w+day 10, \w+day 7$/),
    expect.stringMatching(/^Streak: (\w+day 0, ){5}\w+day 1, \w+day 2$/),
    expect.stringMatching(/^Accuracy: (\w+day none, ){5}\w+day 100%, \w+day 83%$/),
  ]);
  expect(second).toHaveTextContent('XP17');
});

test('the reminder says that the streak is open, until a lesson or the switch ends it', async () => {
  const { server, user, reload } = openApp('/');
  expect(await screen.findByText('Start your streak today.')).toBeVisible();
  server.give({ 'GET /api/users/:id': learner({ streak: 1, streakEndsAt: midnight(1) }) });
  reload();
  const reminder = '1 day in a row. Make it 2 today.';
  expect(await screen.findByText(reminder)).toBeVisible();

  await user.click(await tab('Profile'));
  await user.click(await screen.findByRole('switch', { name: 'Daily Reminder' }));
  await user.click(await tab('Home'));
  expect(await screen.findByRole('heading', { name: /^Mirë/ })).toBeVisible();
  expect(screen.queryByText(reminder)).toBeNull();

  server.give({ 'GET /api/users/:id': learner({ streak: 2, streakEndsAt: midnight(2) }) });
  reload();
  expect(await screen.findByText('2 days in a row, today included.')).toBeVisible();
  expect(await section('Recent Achievements')).toHaveTextContent('2-day streak');
});

test('quick actions lead to pronunciation and culture; without speaking practice only to culture', async () => {
  const { user } = openApp('/');
  const actions = async () => within(await section('Quick Actions')).getAllByRole('link');
  expect((await actions()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pronunciation', '/pronunciation-practice'],
    ['Culture', '/cultural-content'],
  ]);
  await user.click(await tab('Profile'));
  await user.click(await screen.findByRole('switch', { name: 'Speaking Practice' }));
  await user.click(await tab('Home'));
  expect((await actions()).map(({ textContent }) => textContent)).toEqual(['Culture']);
});

test('the nugget and the Perfect Lesson entry are there for everybody', async () => {
  openApp('/');
  expect(await section('Cultural Nugget')).toHaveTextContent('bread is sacred');
  const entries = within(await section('Recent Achievements')).getAllByRole('listitem');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toHaveTextContent('No streak yet');
  expect(entries[1]).toHaveTextContent('Perfect Lesson');
});

test('practice and conversations keep a streak as well: nothing said about it asks for a lesson', async () => {
  const { server, user, reload } = openApp('/');
  const achievements = () => section('Recent Achievements');
  expect(await achievements()).toHaveTextContent('Start one today.');
  server.give({ 'GET /api/users/:id': learner({ streak: 2 }) });
  reload();
  expect(await achievements()).toHaveTextContent('A little a day keeps it burning.');
  await user.click(await tab('Profile'));
  const reminder = "Remind me on Home until I've learnt something today.";
  expect(await screen.findByText(reminder)).toBeVisible();
});

test('a failing server leaves one message and a way to try again', async () => {
  const { server, user } = openApp('/', { 'GET /api/users/:id/progress': new Refused(503) });
  expect(await screen.findByRole('heading', { name: "We couldn't load Home" })).toBeVisible();
  server.give({ 'GET /api/users/:id/progress': [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Start Learning/ })).toBeVisible();
});

test('one piece that cannot be loaded leaves the others alone', async () => {
  const { server, user } = openApp('/', {
    'GET /api/users/:id/weekly-progress': new Refused(503),
  });
  const failed = await waitFor(() => {
    const alert = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent?.includes("We couldn't load your week"));
    return alert ?? Promise.reject(new Error('No alert about the week'));
  });
  expect(await section('Cultural Badges')).toBeVisible();
  server.give({
    'GET /api/users/:id/weekly-progress': weekTo({}),
  });
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await section('Weekly Progress')).toBeVisible();
});

const barOf = (name: string) => screen.getByRole('progressbar', { name });

/** The end of the day that is so many days ahead, in UTC, where these tests live. */
const midnight = (days: number) =>
  new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS).toISOString();
