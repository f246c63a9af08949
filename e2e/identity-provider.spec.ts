import {
  type IdentityProvider,
  startIdentityProvider,
} from '../apps/server/src/testing/identity-provider.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './hajde.ts';
import { PASSWORD, signUp } from './person.ts';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from './server.ts';
import { expectToast } from './toast.ts';

/** A server of its own that knows a real identity provider on loopback. */
const test = base.extend<Record<never, never>, { provider: IdentityProvider; server: Server }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const { issuer, clientId, clientSecret } = provider.settings;
      const server = await startServer({
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_PROVIDER_NAME: 'Shkolla',
      });
      provider.serve(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
});

// One worker: each would start a server of its own for this file alone.
test.describe.configure({ mode: 'default' });

test('Continue with tells of Cancel, makes an account, signs in, and finds the same account again', async ({
  page,
  provider,
}) => {
  provider.add({ sub: 'drin', email: 'drin@example.com', email_verified: true });
  const leave = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue with Shkolla' }).click();
  };
  const entered = async () => {
    await expect(page.getByText('1/20')).toBeVisible();
    await expect(page).toHaveURL('/');
    return page.evaluate(() => localStorage.getItem('userId'));
  };
  await leave();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Login failed', "You didn't give permission, so you weren't signed in.");
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await leave();
  await page.getByRole('button', { name: 'Continue as drin' }).click();
  const first = await entered();
  expect(first).toHaveLength(36);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await page.evaluate(() => localStorage.clear());
  // The provider still knows who is at this browser, and asks nothing.
  await leave();
  expect(await entered()).toBe(first);
});

test('a forged callback signs nobody in', async ({ page, context }) => {
  await page.goto('/api/auth/callback?code=forged&state=forged');
  await expectToast(
    page,
    'Login failed',
    "We couldn't confirm the other account. Please try again.",
  );
  expect(await context.cookies()).toEqual([]);
});

test('a learner links an account on Profile, comes in by it, and unlinks it again', async ({
  page,
  context,
  provider,
}) => {
  const me = await signUp(page);
  provider.add({ sub: 'teuta' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Link Shkolla' }).click();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Go to Shkolla' }).click();
  await page.getByRole('button', { name: 'Continue as teuta' }).click();
  await expectToast(page, 'Account linked', 'You can sign in with it from now on.');
  await expect(page).toHaveURL('/profile');

  const elsewhere = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Continue with Shkolla' }).click();
  await other.getByRole('button', { name: 'Continue as teuta' }).click();
  await other.getByRole('link', { name: 'Profile' }).click();
  await expect(other.getByRole('heading', { level: 1, name: me.username })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Unlink Shkolla' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink Shkolla' }).click();
  await expectToast(page, 'Account unlinked', 'You now sign in with your password.');
  await expect(page.getByRole('button', { name: 'Link Shkolla' })).toBeVisible();
});
