import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completed } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const word = async () => (await screen.findAllByLabelText('erë', { selector: 'button' }))[0]!;
const meaning = () => screen.queryByLabelText('What erë means');

test('by keyboard a word of the prose is opened and closed again', async () => {
  const { user } = openApp('/guide/weather');
  (await word()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('What erë means')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(meaning()).toBeNull();
  expect(await word()).toHaveFocus();
});

test('Escape in the moment in which a definition comes closes it as well', async () => {
  const { user } = openApp('/guide/weather');
  (await word()).focus();
  let pressed = 0;
  const observer = new MutationObserver(() => {
    if (!meaning()) return;
    observer.disconnect();
    fireEvent.keyDown(window, { key: 'Escape' });
    pressed += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pressed).toBe(1));
  expect(meaning()).toBeNull();
  expect(await word()).toHaveFocus();
});

test("a lesson's new words lead to the section about them", async () => {
  const { user } = openApp('/lesson/basics-hello');
  const strip = await screen.findByRole('region', { name: 'In this lesson' });
  await user.click(within(strip).getByRole('link', { name: 'Guide' }));
  expect(location.pathname + location.search).toBe('/guide/basics?lesson=basics-hello');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('a guide ends with the next lesson of its unit', async () => {
  openApp('/guide/basics', { 'GET /api/users/:id/progress': [completed('basics-hello')] });
  const lesson = await screen.findByRole('link', { name: /^Go to lesson: / });
  expect(lesson).toHaveAttribute('href', '/lesson/basics-you-and-me');
});

test('opened from a lesson, it ends with that one', async () => {
  const { user } = openApp('/guide/basics?lesson=basics-hello', {
    'GET /api/users/:id/progress': [completed('basics-hello')],
  });
  const lesson = await screen.findByRole('link', { name: /^Go to lesson: / });
  expect(lesson).toHaveAttribute('href', '/lesson/basics-hello');
  await user.click(lesson);
  expect(await screen.findByRole('button', { name: 'Check' })).toBeVisible();
});
