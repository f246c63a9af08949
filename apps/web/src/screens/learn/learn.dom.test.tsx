import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '../../app/testing/given-server.ts';
import { completed, learner, lessonsOf } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { saying } from '../../app/testing/saying.ts';

const unit = (name: string) => screen.findByRole('article', { name });

test('a beginner starts at the first lesson of the first unit, and the rest is locked', async () => {
  openApp('/learn');
  expect(await screen.findByRole('heading', { name: 'Your Progress' })).toBeVisible();
  expect(screen.getByText(saying('Level 1 · Placement: Beginner'))).toBeVisible();
  const basics = within(await unit('Basics'));
  expect(basics.getByRole('link', { name: /^Lesson 1: .*current$/ })).toHaveAttribute(
    'href',
    '/lesson/basics-hello',
  );
  expect(basics.getByText(saying('0 perfect'))).toBeVisible();
  expect(basics.getAllByText(saying(/^Lesson \d: .*, locked$/))).toHaveLength(4);
  const family = within(await unit('Family & Home'));
  expect(family.queryByRole('link', { name: /^Lesson/ })).toBeNull();
  expect(family.getByText('Locked.')).toBeInTheDocument();
  expect(family.getByText('Finish unit 1 to open')).toBeVisible();
});

test('completed lessons are checked, the next is current, and perfect ones are counted', async () => {
  openApp('/learn', {
    'GET /api/users/:id': learner({ xp: 17 }),
    'GET /api/users/:id/progress': [
      completed('basics-hello'),
      completed('basics-you-and-me', false),
    ],
  });
  const basics = within(await unit('Basics'));
  expect(basics.getByText(saying('1 perfect'))).toBeVisible();
  expect(basics.getAllByRole('link', { name: /completed, play again$/ })).toHaveLength(2);
  expect(basics.getByRole('link', { name: /current$/ })).toHaveAttribute(
    'href',
    '/lesson/basics-what-is-this',
  );
  expect(screen.getByText(saying('17 XP'))).toBeVisible();
  expect(screen.getByText(saying('83 to level 2'))).toBeVisible();
});

test('the placement level opens more of the path', async () => {
  openApp('/learn', { 'GET /api/users/:id': learner({ placementLevel: 'advanced' }) });
  expect(await screen.findByText(saying('Level 1 · Placement: Advanced'))).toBeVisible();
  const seventh = within(await unit('Work'));
  expect(seventh.getByText('Unit 7')).toBeVisible();
  expect(seventh.getByRole('link', { name: /^Lesson 1/ })).toBeVisible();
  const eighth = within(await unit('Shopping'));
  expect(eighth.getByText('Unit 8')).toBeVisible();
  expect(eighth.getByText('Locked.')).toBeInTheDocument();
  expect(eighth.queryByRole('link', { name: /^Lesson/ })).toBeNull();
});

test('the path is drawn up to where it opens, and the rest in pieces of four units', async () => {
  const counts = [0];
  const units = () => document.querySelectorAll('article').length;
  const watching = new MutationObserver(() => {
    if (units() !== counts.at(-1)) counts.push(units());
  });
  watching.observe(document.body, { childList: true, subtree: true });
  openApp('/learn');
  await waitFor(() => expect(units()).toBe(35));
  watching.disconnect();
  expect(counts.slice(1)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 35]);
});

test('further along, what is around where the path opens comes before the rest', async () => {
  const seen = keepUnitsDrawn();
  openApp('/learn', { 'GET /api/users/:id/progress': lessonsOf(12) });
  await waitFor(() => expect(unitsDrawn()).toHaveLength(35));
  const around = seen().find((units) => units.includes(13));
  expect(around).toEqual([1, 2, 3, 4, 11, 12, 13, 14, 15, 16]);
});

test('whoever comes back to a place before the current unit finds what is around it first', async () => {
  const { reload } = openApp('/learn', { 'GET /api/users/:id/progress': lessonsOf(20) });
  await waitFor(() => expect(unitsDrawn()).toHaveLength(35));
  const tenth = document.querySelectorAll<HTMLElement>('[data-unit]')[9];
  history.replaceState({ unit: tenth?.dataset.unit, top: 0 }, '');
  const seen = keepUnitsDrawn();
  reload();
  await waitFor(() => expect(unitsDrawn()).toHaveLength(35));
  const around = seen().find((units) => units.includes(10));
  expect(around).toEqual([1, 2, 3, 4, 8, 9, 10, 11, 12, 13]);
});

test('every unit on the path has its guide, locked ones too', async () => {
  const { user } = openApp('/learn');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(35));
  expect(screen.getAllByRole('link', { name: /^Guide to / })).toHaveLength(35);
  const weather = within(await unit('Weather & Seasons'));
  await user.click(weather.getByRole('link', { name: /^Guide to/ }));
  expect(location.pathname).toBe('/guide/weather');
  expect(await screen.findByRole('heading', { level: 1, name: /Guide to unit 5/ })).toBeVisible();
});

test('a failing server leaves a message and a way to try again', async () => {
  const { server, user } = openApp('/learn', { 'GET /api/users/:id/progress': new Refused(503) });
  expect(await screen.findByRole('heading', { name: "We couldn't load your path" })).toBeVisible();
  server.give({ 'GET /api/users/:id/progress': [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await unit('Basics')).toBeVisible();
});

const unitsDrawn = () =>
  screen
    .queryAllByText(/^Unit \d+$/, { selector: 'article p' })
    .map(({ textContent }) => Number(textContent.slice(5)));

/** Until it is asked for them, it keeps the units that are drawn each time others come. */
function keepUnitsDrawn(): () => number[][] {
  const seen: number[][] = [];
  const watching = new MutationObserver(() => {
    const units = unitsDrawn();
    if (units.length !== seen.at(-1)?.length) seen.push(units);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return () => {
    watching.disconnect();
    return seen;
  };
}
