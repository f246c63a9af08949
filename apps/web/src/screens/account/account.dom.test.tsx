import type { Answer } from '@hajde/contract/types';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { type Answers, Refused } from '../../app/testing/given-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { section } from '../../app/testing/parts-of-page.ts';

const NOW = new Date().toISOString();
const PASSWORD = 'flija123';
const WRONG = new Refused(403, {
  message: "That's not your current password.",
  code: 'wrong_password',
  field: 'currentPassword',
});
/** What asks for the current password, and is given the wrong one first. */
const withPassword = ({ body }: { body: { currentPassword?: string | undefined } }) =>
  body.currentPassword === PASSWORD ? { ok: true as const } : WRONG;

const account = (given: Partial<Answer<'GET /api/users/:id/account'>> = {}) => ({
  email: 'arta@example.com',
  emailVerified: false,
  hasPassword: true,
  identity: null,
  offLeaderboards: false,
  createdAt: NOW,
  ...given,
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The screen of somebody who is not signed in asks for it. */
const visitors: Answers = { 'GET /api/auth/provider': { name: 'Google', mail: false } };

test('the account section stands below the others', async () => {
  openApp('/profile');
  await section('Account');
  await section('Reminders');
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.slice(-3).map(({ textContent }) => textContent)).toEqual([
    'Testing & Debug',
    'Reminders',
    'Account',
  ]);
});

test('the password changes, with the current one only', async () => {
  const CHANGE = 'POST /api/users/:id/account/password';
  const { server, user } = openApp('/profile', { [CHANGE]: withPassword });
  await user.click(await button('Change Password'));
  const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
  const save = within(dialog).getByRole('button', { name: 'Save Password' });
  await user.type(within(dialog).getByLabelText('New password'), 'krejt e re');
  await confirmWrongly(user, dialog, save);
  await confirm(user, dialog, save);
  await expectToast('Password changed', 'You have been signed out everywhere else.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.made(CHANGE).map(({ body }) => body)).toEqual([
    { currentPassword: 'wrong', newPassword: 'krejt e re' },
    { currentPassword: PASSWORD, newPassword: 'krejt e re' },
  ]);
});

test.each([
  [
    'by the link of a mail',
    true,
    'Please confirm your email',
    /^A link is on its way to re@example\.com\. It works once/,
  ],
  ['at once', false, 'Email changed', /^Your email is now re@example\.com\.$/],
])('the email changes %s, and is shown once it has', async (_, mailed, title, text) => {
  const CHANGE = 'POST /api/users/:id/account/email';
  const { server, user } = openApp('/profile', {
    [CHANGE]: () => {
      if (!mailed) {
        server.give({ 'GET /api/users/:id/account': account({ email: 're@example.com' }) });
      }
      return { ok: true, mailed };
    },
  });
  await user.click(await button('Change Email'));
  const dialog = await screen.findByRole('dialog', { name: 'Change Email' });
  await user.type(within(dialog).getByLabelText('New email'), 're@example.com');
  await confirm(user, dialog, within(dialog).getByRole('button', { name: 'Save Email' }));
  await expectToast(title);
  expect(screen.getByText(text)).toBeVisible();
  const shown = mailed ? 'arta@example.com' : 're@example.com';
  expect(await screen.findByText(shown)).toBeVisible();
  expect(server.made(CHANGE)).toMatchObject([{ body: { email: 're@example.com' } }]);
});

test('what happened to the account is told in sentences, the newest first', async () => {
  openApp('/profile', {
    'GET /api/users/:id/account/events': [
      { kind: 'email_changed', device: 'Firefox on Android', at: NOW },
      { kind: 'email_change_asked', device: null, at: NOW },
      { kind: 'registered', device: null, at: NOW },
    ],
  });
  const heading = await screen.findByRole('heading', { name: 'Recent activity' });
  const lines = await within(heading.closest('section')!).findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([
    'Email changed',
    'Email confirmation sent',
    'Account created',
  ]);
  expect(lines[0]).toHaveTextContent('Firefox on Android');
});

test('sessions are listed, and end one by one or all at once', async () => {
  const END = 'POST /api/users/:id/account/sessions/:sessionId/end';
  const here = session('e1c6b9d0-55d4-4f0f-9d52-6f3b0d1f0a01', true);
  const there = session('e1c6b9d0-55d4-4f0f-9d52-6f3b0d1f0a02', false);
  const { server, user } = openApp('/profile', {
    ...visitors,
    'GET /api/users/:id/account/sessions': [here, there],
    [END]: () => {
      server.give({ 'GET /api/users/:id/account/sessions': [here] });
      return { ok: true };
    },
    'POST /api/users/:id/account/sessions/end': { ok: true },
  });
  expect(await screen.findByText('This device')).toBeVisible();
  const signOut = /^Sign out on Firefox/;
  await user.click(await button(signOut));
  await waitFor(() => expect(screen.queryByRole('button', { name: signOut })).toBeNull());
  expect(server.made(END).map(({ params }) => params.sessionId)).toEqual([there.id]);
  await user.click(await button('Sign Out Everywhere'));
  await expectToast('Signed out everywhere');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('the switch takes a learner off the leaderboards and brings them back', async () => {
  const CHANGE = 'POST /api/users/:id/account/leaderboards';
  const { server, user } = openApp('/profile', {
    [CHANGE]: ({ body }) => {
      server.give({ 'GET /api/users/:id/account': account({ offLeaderboards: body.off }) });
      return { ok: true };
    },
  });
  const control = await screen.findByRole('switch', { name: 'Leaderboards' });
  expect(control).toBeChecked();
  await user.click(control);
  await waitFor(() => {
    expect(control).toBeEnabled();
    expect(control).not.toBeChecked();
  });
  await user.click(control);
  await waitFor(() => {
    expect(control).toBeEnabled();
    expect(control).toBeChecked();
  });
  expect(server.made(CHANGE).map(({ body }) => body.off)).toEqual([true, false]);
});

test('deleting the account asks for the password, and then nobody is signed in', async () => {
  const DELETE = 'POST /api/users/:id/account/delete';
  const { user } = openApp('/profile', { ...visitors, [DELETE]: withPassword });
  await user.click(await button('Delete Account'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  const remove = within(dialog).getByRole('button', { name: 'Delete My Account' });
  await confirmWrongly(user, dialog, remove);
  await confirm(user, dialog, remove);
  await expectToast('Account deleted');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(localStorage.getItem('userId')).toBeNull();
});

const shkolla = (linked: boolean) => account({ identity: { provider: 'Shkolla', linked } });

test('an account of the identity provider is linked with the password only', async () => {
  const LINK = 'POST /api/users/:id/account/identity/link';
  const { server, user } = openApp('/profile', {
    'GET /api/users/:id/account': shkolla(false),
    [LINK]: WRONG,
  });
  await user.click(await button('Link Shkolla'));
  const dialog = await screen.findByRole('dialog', { name: 'Link Shkolla' });
  await confirmWrongly(user, dialog, within(dialog).getByRole('button', { name: 'Go to Shkolla' }));
  expect(server.made(LINK)).toHaveLength(1);
});

test('a linked account is unlinked with the password', async () => {
  const { server, user } = openApp('/profile', {
    'GET /api/users/:id/account': shkolla(true),
    'POST /api/users/:id/account/identity/unlink': () => {
      server.give({ 'GET /api/users/:id/account': shkolla(false) });
      return { ok: true };
    },
  });
  await user.click(await button('Unlink Shkolla'));
  const dialog = await screen.findByRole('dialog', { name: 'Unlink Shkolla' });
  await confirm(user, dialog, within(dialog).getByRole('button', { name: 'Unlink Shkolla' }));
  await expectToast('Account unlinked', 'You now sign in with your password.');
  expect(await button('Link Shkolla')).toBeVisible();
});

test("the learner's data is a file whose address still holds when the download begins", async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = openApp('/profile', { 'GET /api/users/:id/account/export': { streak: 3 } });
  await user.click(await button('Download My Data'));
  await expectToast('Your data is saved', 'hajde.json is in your downloads.');
  const [link] = pressed.mock.contexts;
  expect(link).toMatchObject({ download: 'hajde.json', href: expect.stringMatching(/^blob:/) });
  expect(revoked).not.toHaveBeenCalled();
});

test.each([
  ['linked', 'Account linked', 'You can sign in with it from now on.'],
  ['denied', 'Not linked', "You didn't give permission, so nothing was linked."],
  ['taken', 'Not linked', 'That account already belongs to another learner.'],
  ['failed', 'Not linked', "We couldn't confirm the other account. Please try again."],
])(
  'who comes back from the identity provider is told what came of it: %s',
  async (word, title, text) => {
    openApp(`/profile?link=${word}`);
    await expectToast(title, text);
    expect(location.pathname + location.search).toBe('/profile');
  },
);

async function confirmWrongly(user: UserEvent, dialog: HTMLElement, press: HTMLElement) {
  const field = within(dialog).getByLabelText('Current password');
  await user.type(field, 'wrong');
  await user.click(press);
  expect(await within(dialog).findByText("That's not your current password.")).toBeVisible();
  await user.clear(field);
}

async function confirm(user: UserEvent, dialog: HTMLElement, press: HTMLElement) {
  await user.type(within(dialog).getByLabelText('Current password'), PASSWORD);
  await user.click(press);
}

const session = (id: string, current: boolean) => ({
  id,
  device: current ? 'Chrome on Linux' : 'Firefox on Android',
  createdAt: NOW,
  lastUsedAt: NOW,
  current,
});
