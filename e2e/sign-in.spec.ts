import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { newName, PASSWORD, signUp } from './person.ts';
import { expectToast } from './toast.ts';

test('a visitor sees Sign In and can switch to Create Account and back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Welcome back to your Albanian adventure')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /create an account/i }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByText('Start your Albanian learning journey')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /sign in/i }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('creating an account signs in, shows the placement test, and stays after a reload', async ({
  page,
}) => {
  const username = newName();
  await page.goto('/?create-account');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Account created successfully! Welcome to Hajde!');
  await expect(page.getByText('1/20')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1/20')).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('authToken')?.length,
    localStorage.getItem('userId')?.length,
  ]);
  expect(stored).toEqual([43, 36]);
});

test('signing in greets, and the cookies alone sign in too', async ({ page, context }) => {
  const { username } = await signUp(page);
  await context.clearCookies();
  await page.goto('/learn');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Mirëserdhe!', 'Welcome back to your Albanian learning journey!');
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('a wrong password says so, and nothing is entered yet says which', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Username').fill('x');
  await page.getByLabel('Username').fill('');
  await expect(page.getByText('Username is required')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByLabel('Password', { exact: true }).fill('');
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username').fill('nobody-at-all');
  await page.getByLabel('Password', { exact: true }).fill('nothing');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed', 'Invalid username or password');
});

test('a name that is taken is refused with the reason', async ({ page }) => {
  const { username } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/?create-account');
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Email').fill('other@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration failed', 'That username is taken. Please choose another.');
});

test('Continue with leads to the provider, and back with a reason while there is none', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expectToast(page, 'Login failed');
  await expect(page).toHaveURL('/');
});

test('a session that has ended shows Sign In again', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${me.token}` } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('unknown paths say 404 Page Not Found', async ({ page }) => {
  await signUp(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectAccessible(page);
});
