import { expectAccessible } from './accessible.ts';
import { awake } from './awake.ts';
import { expect, test } from './hajde.ts';
import { newName, PASSWORD, signUp } from './person.ts';
import { expectToast } from './toast.ts';
import { expectUncovered, heldToast } from './toast-covers.ts';

test('a visitor sees Sign In and can switch to Create Account and back; on a phone it says what Hajde is, with the whole form in sight', async ({
  page,
}) => {
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

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(page.getByText('Learn Albanian as it is spoken in Kosovo')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 });
    const create = page.getByRole('link', { name: 'Create an account' });
    await expect(create).toBeInViewport({ ratio: 1 });
    await create.click();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('Continue with leads to the provider, and back with a reason while there is none', async () => {
    await page.getByRole('link', { name: /sign in/i }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expectToast(page, 'Login failed');
    await expect(page).toHaveURL('/');
  });
});

test('creating an account signs in, shows the placement test, stays after a reload, and takes the name', async ({
  page,
}) => {
  const username = newName();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?create-account');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Account created successfully! Welcome to Hajde!');
  await expect(page.getByText('1/20')).toBeVisible();
  await test.step('the toast leaves what explains the placement test', async () => {
    const toast = await heldToast(page, 'Account created successfully! Welcome to Hajde!');
    await expectUncovered(toast, page.getByText(/^Twenty questions to find the right place/));
    await expectUncovered(toast, page.getByRole('heading', { level: 1 }));
  });
  await page.reload();
  await expect(page.getByText('1/20')).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('authToken')?.length,
    localStorage.getItem('userId')?.length,
  ]);
  expect(stored).toEqual([43, 36]);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/?create-account');
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Email').fill('other@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration failed', 'That username is taken. Please choose another.');
});

test('signing in greets, and the cookies alone sign in too', async ({ page, context }) => {
  const { username } = await signUp(page);
  await context.clearCookies();
  await page.goto('/learn');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('nothing');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed', 'Invalid username or password');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Mirëserdhe!', 'Welcome back to your Albanian learning journey!');
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test("creating an account is checked by the browser's own rules before anything is sent", async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.goto('/?create-account');
  const fields = {
    username: page.getByLabel('Username'),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
  };
  const refusals: [field: keyof typeof fields, typed: string, rule: keyof ValidityState][] = [
    ['username', '', 'valueMissing'],
    ['username', 'ab', 'tooShort'],
    ['email', '', 'valueMissing'],
    ['email', 'arta', 'typeMismatch'],
    ['password', '', 'valueMissing'],
    ['password', '12345', 'tooShort'],
  ];
  for (const [name, typed, rule] of refusals) {
    await fields.username.fill(newName());
    await fields.email.fill('arta@example.com');
    await fields.password.fill(PASSWORD);
    await fields[name].fill(typed);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(fields[name]).toBeFocused();
    expect(
      await fields[name].evaluate(
        (input, broken) => (input as HTMLInputElement).validity[broken],
        rule,
      ),
      `${rule} of ${name}`,
    ).toBe(true);
  }
  expect(sent).toBe(0);
});

test('a session that has ended shows Sign In again, and says why', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/');
  // What ends is a session that the app has seen, not only the server that drew the page.
  await awake(page);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${me.token}` } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText("You've been logged out")).toBeVisible();
});

test('unknown paths, and paths in other letters than their own, say 404 Page Not Found', async ({
  page,
}) => {
  await signUp(page);
  for (const path of ['/no/such/page', '/SHOP']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  await expectAccessible(page);
});
