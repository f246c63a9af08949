import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_ANSWER } from '../../app/testing/given-server.ts';
import { ARTA, course, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const cards = () => within(screen.getByRole('tabpanel')).queryAllByRole('listitem');
const card = (title: string) =>
  screen.findByRole('heading', { name: title }).then((heading) => heading.closest('li')!);
const of = (category: string) => course.culture.filter((piece) => piece.category === category);
const first = course.culture[0]!;

test('offers every piece with what it is about and what it pays, and four facts', async () => {
  openApp('/cultural-content');
  const offer = await card(first.title);
  expect(cards()).toHaveLength(course.culture.length);
  expect(offer).toHaveTextContent(first.emoji);
  expect(within(offer).getByText(new RegExp(`^${first.difficulty}$`, 'i'))).toBeVisible();
  expect(within(offer).getByText(new RegExp(`^${first.category}$`, 'i'))).toBeVisible();
  expect(offer).toHaveTextContent(first.content.slice(0, 60));
  expect(within(offer).getByText(`+${first.xpReward} XP`)).toBeVisible();
  expect(within(offer).getByRole('button', { name: 'Learn More' })).toBeVisible();
  const facts = (await screen.findByRole('heading', { name: 'Did You Know?' })).parentElement!;
  await waitFor(() => expect(within(facts).getAllByRole('listitem')).toHaveLength(4));
  expect(facts).toHaveTextContent("Kosovo's anthem is called Europe");
});

test('the tabs show one category, by click and by arrow keys', async () => {
  const { server, user } = openApp('/cultural-content');
  await card(first.title);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'all',
    'history',
    'food',
    'geography',
    'tradition',
    'language',
    'modern',
    'diaspora',
  ]);
  await user.click(screen.getByRole('tab', { name: 'food' }));
  expect(await card(of('food')[0]!.title)).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(of('food').length));
  expect(server.made('GET /api/cultural-content').at(-1)?.query).toEqual({ category: 'food' });

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'geography', selected: true })).toHaveFocus();
  expect(await card(of('geography')[0]!.title)).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'diaspora', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'all', selected: true })).toHaveFocus();
  await waitFor(() => expect(cards()).toHaveLength(course.culture.length));
});

test('empty lists say so', async () => {
  const { user } = openApp('/cultural-content', { 'GET /api/cultural-content': [] });
  expect(await screen.findByText('No cultural content is available at the moment.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'tradition' }));
  expect(await screen.findByText('No content found for the tradition category.')).toBeVisible();
});

test('a failing server leaves messages and ways to try again', async () => {
  const { server, user } = openApp('/cultural-content', {
    'GET /api/cultural-content': NO_ANSWER,
    'POST /api/users/:id/cultural-content/:contentId/read': NO_ANSWER,
  });
  expect(
    await screen.findByRole('heading', { name: "We couldn't load the stories" }),
  ).toBeVisible();
  server.give({
    'GET /api/cultural-content': [{ ...first, albanian: [...first.albanian] }],
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await user.click(within(await card(first.title)).getByRole('button', { name: 'Learn More' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Finish reading/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't reach Hajde.");
  server.give({
    'POST /api/users/:id/cultural-content/:contentId/read': {
      xpEarned: first.xpReward,
      user: learner({ xp: first.xpReward }),
      extras: [],
    },
  });
  await user.click(dialog.getByRole('button', { name: /^Finish reading/ }));
  expect(await dialog.findByText(`You earned ${first.xpReward} XP!`)).toBeVisible();
  const read = server.made('POST /api/users/:id/cultural-content/:contentId/read');
  expect(read.map(({ params }) => params)).toEqual(
    Array(2).fill({ id: ARTA.id, contentId: first.id }),
  );
});

test('a word of the Albanian in a story shows what it means, and Escape closes that alone', async () => {
  const { user } = openApp('/cultural-content');
  await user.click(
    within(await card('A Dish That Takes All Afternoon')).getByRole('button', {
      name: 'Learn More',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'saç' }));
  const meaning = await dialog.findByRole('group', { name: 'What saç means' });
  expect(meaning).toHaveTextContent('iron baking lid');
  await user.click(dialog.getByRole('button', { name: 'edhe' }));
  const more = await dialog.findByRole('group', { name: 'What edhe means' });
  expect(within(more).getByRole('button', { name: 'Listen to ha edhe pak' })).toBeVisible();
  expect(meaning).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(more).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'edhe' })).toHaveFocus();
});
