import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givenSpeaker } from '../../app/testing/given-speaker.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';

const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('Home leads to them, and one is found without ë and ç', async () => {
  const { user } = openApp('/');
  await section('Daily Goal');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('link', { name: /^Occasions/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Occasions' })).toHaveFocus(),
  );
  await said(/^13 occasions$/);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'meshirofte');
  await said(/^1 occasion$/);
  await user.clear(search);
  await user.type(search, 'engagement');
  await waitFor(() =>
    expect(
      within(screen.getByRole('main')).getAllByRole('listitem')[0]?.querySelector('a'),
    ).toHaveTextContent('kanagjegj'),
  );
  await user.clear(search);
  await user.type(search, 'xyzzy');
  expect(await screen.findByText(/^Nothing matches “xyzzy”/)).toBeVisible();
});

test('Learn leads to them', async () => {
  const { user } = openApp('/learn');
  const ways = within(await screen.findByRole('navigation', { name: 'More ways to learn' }));
  await user.click(ways.getByRole('link', { name: 'Occasions' }));
  expect(location.pathname).toBe('/occasions');
});

test('an address without an occasion says so', async () => {
  const { user } = openApp('/occasions/nowhere');
  expect(await screen.findByText("We can't find this occasion.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All occasions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Occasions' })).toBeVisible();
});

test('where the list cannot be loaded it says so, and tries again', async () => {
  const { server, user } = openApp('/occasions');
  server.breakCourse(/^occasions\./);
  expect(
    await screen.findByRole('heading', { name: "We couldn't load the occasions" }),
  ).toBeVisible();
  server.breakCourse(null);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await said(/^13 occasions$/);
});

/** The button that says the first line of the story. */
async function lineOfStory() {
  const story = (await screen.findByText('The story')).parentElement!;
  const [line] = await within(story).findAllByRole('button', { name: /^Listen to / });
  return line!;
}

test('a line that sounds stops when its screen is left', async () => {
  const { played } = givenSpeaker({ holds: true });
  const { user } = openApp('/occasions/christmas');
  await user.click(await lineOfStory());
  await waitFor(() => expect(played).toMatchObject([{ stopped: false }]));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(played).toMatchObject([{ stopped: true }]));
});
