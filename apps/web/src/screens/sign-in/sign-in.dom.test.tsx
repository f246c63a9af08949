import type { Answer } from '@hajde/contract/types';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectToast } from '../../app/testing/expect-toast.ts';
import { type Answers, Refused } from '../../app/testing/given-server.ts';
import { ARTA, learner } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const PASSWORD = 'flija123';
const signedIn: Answer<typeof LOGIN> = { token: ARTA.token, user: learner() };
const visit = (path: string, answers: Answers) =>
  openApp(
    path,
    { 'GET /api/auth/provider': { name: 'Google', mail: false }, ...answers },
    { who: 'visitor' },
  );
const field = (label: string) => screen.findByLabelText(label);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('a wrong password says so, and what is not entered yet says which', async () => {
  const { server, user } = visit('/', {
    [LOGIN]: new Refused(401, { message: 'Invalid username or password', code: 'not_signed_in' }),
  });
  const username = await field('Username');
  const password = await field('Password');
  await user.type(username, 'x');
  await user.clear(username);
  expect(await screen.findByText('Username is required')).toBeVisible();
  await user.type(password, 'x');
  await user.clear(password);
  expect(await screen.findByText('Password is required')).toBeVisible();
  await user.type(username, 'nobody-at-all');
  await user.type(password, 'nothing');
  await press(user, 'Show password');
  expect(password).toHaveAttribute('type', 'text');
  await press(user, 'Sign In');
  await expectToast('Login failed', 'Invalid username or password');
  expect(password).toHaveFocus();
  expect(server.made(LOGIN).map(({ body }) => body)).toEqual([
    { username: 'nobody-at-all', password: 'nothing' },
  ]);
});

test('a name that is taken is refused with the reason', async () => {
  const message = 'That username is taken. Please choose another.';
  const { user } = visit('/?create-account', {
    [REGISTER]: new Refused(409, { message, code: 'username_taken', field: 'username' }),
  });
  await create(user, 'ARTA');
  await expectToast('Registration failed', message);
  expect(await field('Username')).toHaveFocus();
});

test('while the server thinks, the button of Create Account says so and cannot be pressed again', async () => {
  const held = Promise.withResolvers<typeof signedIn>();
  const { server, user } = visit('/?create-account', { [REGISTER]: () => held.promise });
  await create(user, 'arta');
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeDisabled();
  held.resolve(signedIn);
  await expectToast('Account created successfully! Welcome to Hajde!');
  expect(server.made(REGISTER)).toHaveLength(1);
});

test('while the server thinks, the button of Sign In says so and cannot be pressed again', async () => {
  const held = Promise.withResolvers<typeof signedIn>();
  const { server, user } = visit('/', { [LOGIN]: () => held.promise });
  await user.type(await field('Username'), 'arta');
  await user.type(await field('Password'), PASSWORD);
  await press(user, 'Sign In');
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  held.resolve(signedIn);
  await expectToast('Mirëserdhe!', 'Welcome back to your Albanian learning journey!');
  expect(server.made(LOGIN)).toHaveLength(1);
});

test('a server that gives no reason is answered for', async () => {
  const { user } = visit('/', { [LOGIN]: new Refused(502), [REGISTER]: new Refused(502) });
  await user.type(await field('Username'), 'arta');
  await user.type(await field('Password'), PASSWORD);
  await press(user, 'Sign In');
  await expectToast('Login failed', 'Invalid username or password');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await create(user, 'arta');
  await expectToast('Registration failed', 'Failed to create account');
});

test.each([
  ['denied', "You didn't give permission, so you weren't signed in."],
  [
    'email-taken',
    "There's already an account with that email. Sign in to it with its username and password.",
  ],
  ['failed', "We couldn't confirm the other account. Please try again."],
])('who was not let in by the identity provider is told why: %s', async (word, text) => {
  visit(`/?signIn=${word}`, {});
  await expectToast('Login failed', text);
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/');
});

test('a server without mail says so', async () => {
  visit('/?forgot-password', {});
  expect(await screen.findByText(/^This server doesn't send email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
});

async function create(user: UserEvent, username: string): Promise<void> {
  await user.type(await field('Email'), 'arta@example.com');
  await user.type(await field('Username'), username);
  await user.type(await field('Password'), PASSWORD);
  await press(user, 'Create Account');
}
