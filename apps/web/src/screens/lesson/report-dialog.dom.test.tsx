import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { NO_ANSWER } from '../../app/testing/given-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const FIRST = 'basics-hello';

test('Enter in the report does not answer the question behind it', async () => {
  const { user } = openApp(`/lesson/${FIRST}`);
  const [first] = await screen.findAllByRole('radio');
  await user.click(first!);
  await user.click(screen.getByRole('button', { name: 'Report this question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this question' });
  await user.click(within(dialog).getByLabelText("The Albanian isn't right"));
  await user.keyboard('{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Check' })).toBeEnabled();
  expect(first).toBeEnabled();
});

test('a faulty question can be reported', async () => {
  const { server, user } = openApp(`/lesson/${FIRST}`, {
    'POST /api/question-reports': { ok: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Report this question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this question' });
  await user.click(within(dialog).getByLabelText("The Albanian isn't right"));
  await user.type(within(dialog).getByLabelText(/Anything to add/), '1 of 4 is odd');
  expect(screen.getByRole('button', { name: 'Check', hidden: true })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await expectToast('Thank you');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.made('POST /api/question-reports').map(({ body }) => body)).toEqual([
    { lessonId: FIRST, question: 0, reason: 'bad_albanian', note: '1 of 4 is odd' },
  ]);
});

test('a report that nobody takes says so in its own window, where toasts cannot be seen', async () => {
  const { server, user } = openApp(`/lesson/${FIRST}`, { 'POST /api/question-reports': NO_ANSWER });
  await user.click(await screen.findByRole('button', { name: 'Report this question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this question' });
  const send = within(dialog).getByRole('button', { name: 'Send report' });
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    "Report not sent. We couldn't reach Hajde. Check your connection and try again.",
  );
  server.give({ 'POST /api/question-reports': { ok: true } });
  await user.click(send);
  await expectToast('Thank you');
});
