import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '../../app/testing/given-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';

test('a failure to load the circles says so and offers another try', async () => {
  const { server, user } = openApp('/circles', {
    'GET /api/circles': new Refused(500, { message: 'Something went wrong.', code: 'internal' }),
  });
  expect(await screen.findByText("We couldn't load your circles")).toBeVisible();
  server.give({ 'GET /api/circles': [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Make a circle' })).toBeVisible();
});
