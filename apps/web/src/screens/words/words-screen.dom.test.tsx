import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { metWord, wordsMet } from '../../app/testing/met-words.ts';
import { ARTA } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const words = () =>
  wordsMet(metWord('mirëdita', 'good day'), metWord('kafe', 'coffee'), metWord('çaj', 'tea'));

const rows = () => within(screen.getByRole('main')).queryAllByRole('listitem');

test('every word met is there, and is found without its marks, by unit and by strength', async () => {
  const { user } = openApp('/words', { 'GET /api/users/:id/words': words() });
  expect(await screen.findByText('3 words')).toBeVisible();
  expect(rows()).toHaveLength(3);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'miredita');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'mirëdita' })).toBeVisible();
  await user.clear(search);
  await user.click(screen.getByText('Filter and sort'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Strength' }), 'Strong');
  expect(await screen.findByText('No words match these filters.')).toBeVisible();
});

test('a word that is known is not asked for until it is brought back', async () => {
  const known = words();
  const mark = (suspended: boolean) => {
    known.words[1] = { ...known.words[1]!, suspended };
    return { ok: true as const };
  };
  const { server, user } = openApp('/words', {
    'GET /api/users/:id/words': () => known,
    'POST /api/users/:id/words/:wordId/suspend': () => mark(true),
    'POST /api/users/:id/words/:wordId/resume': () => mark(false),
  });
  await user.click(await screen.findByRole('button', { name: /^I know this.*kafe$/ }));
  const row = (await screen.findByText('Marked as known', { selector: 'p' })).closest('li');
  expect(row).toHaveTextContent('kafe');
  const params = { id: ARTA.id, wordId: 'kafe' };
  expect(server.made('POST /api/users/:id/words/:wordId/suspend')[0]?.params).toEqual(params);
  await user.click(screen.getByRole('button', { name: /^Bring back.*kafe$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull());
  expect(server.made('POST /api/users/:id/words/:wordId/resume')[0]?.params).toEqual(params);
});
