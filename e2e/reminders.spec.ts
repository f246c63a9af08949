import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freePort } from '../apps/server/src/db/engine/free-port.ts';
import { type Mailbox, startMailbox } from '../apps/server/src/testing/mailbox.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from './server.ts';
import { expectToast } from './toast.ts';

/** A server of its own that sends its mail to a real SMTP server on loopback. */
const test = base.extend<Record<never, never>, { mailbox: Mailbox; server: Server }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const port = await freePort();
      const server = await startServer({
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: mailbox.url,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Subscribing needs the service of the browser's vendor; all around it is real. */
async function replaceSubscribing(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `https://push.example.net/${randomBytes(8).toString('hex')}`;
  await page.addInitScript(
    (subscription) => {
      const made = { toJSON: () => subscription, unsubscribe: async () => true };
      let current: typeof made | null = null;
      Object.assign(PushManager.prototype, {
        subscribe: async (options: { applicationServerKey: string }) => {
          if (options.applicationServerKey.length !== 87) throw new Error('no key of the server');
          current = made;
          return made;
        },
        getSubscription: async () => current,
      });
    },
    { endpoint, keys },
  );
}

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Reminders' }) });

// One worker: each would start a server of its own for this file alone.
test.describe.configure({ mode: 'default' });

test('mail is for a proved mailbox, and its last link ends it without signing in', async ({
  page,
  mailbox,
}) => {
  const me = await signUp(page);
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Confirm My Email' }).click();
  await expectToast(
    page,
    'Check your inbox',
    'A link is on its way. It works once and expires in 30 minutes.',
  );
  const link = /http:\S+/.exec((await mailbox.next()).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.goto('/profile');
  const letter = card(page).getByRole('switch', { name: 'A letter on Sunday' });
  await letter.click();
  await expect(letter).toBeChecked();
  await card(page).getByRole('switch', { name: 'By email' }).click();
  await expect(card(page).getByLabel('Remind me at')).toBeVisible();
  await expectAccessible(page);
  // What the token of a mail does is the server's; here is the page around it.
  await page.goto('/stop-reminders#nobody');
  await expect(page).toHaveURL('/stop-reminders');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    page.getByText("You won't get any more reminders or letters by email."),
  ).toBeVisible();
  const { mail } = await ask(page, me, 'GET /api/users/:id/reminders');
  expect(mail).toBe(true);
});

test('the service worker shows what is pushed, and a press opens the thing itself', async ({
  page,
  context,
  server,
}) => {
  // Named, or only pages have it.
  await context.grantPermissions(['notifications'], { origin: server.url });
  await signUp(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data,
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({ title, body, data }) => ({ title, body, data }),
      ),
    );
  const id = '5f0c2e0e-54a6-4c0a-9a55-1d2f6f0d6a11';
  const title = 'What does “bukë” mean?';
  await push(JSON.stringify({ id, title, body: 'You are about to forget it.', url: '/practice' }));
  await expect
    .poll(shown)
    .toEqual([{ title, body: 'You are about to forget it.', data: { id, url: '/practice' } }]);

  // A press cannot be made on a desktop that is not there: the event is, and the window it may open.
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  const counted = context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/reminders/pressed'),
  );
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
    };
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error('nothing is shown');
    return new Promise<string>((resolve, reject) => {
      scope.clients.openWindow = async (url) => resolve(url);
      // Only the browser's own events can be waited for.
      const waitUntil = (work: Promise<unknown>) => void work.catch(reject);
      const pressed = new Event('notificationclick');
      dispatchEvent(Object.assign(pressed, { notification, waitUntil }));
    });
  });
  expect(opened).toBe(`${server.url}/practice`);
  expect((await counted).postDataJSON()).toEqual({ id });
  await expect.poll(shown).toEqual([]);
});

test('a learner turns notifications on, has them follow a new subscription, chooses hour and days, and turns them off', async ({
  page,
  context,
  server,
}) => {
  await replaceSubscribing(page);
  await context.grantPermissions(['notifications'], { origin: server.url });
  const me = await signUp(page);
  const settings = () => ask(page, me, 'GET /api/users/:id/reminders');
  const devices = async () => (await settings()).devices;
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  const renewed = {
    endpoint: `https://push.example.net/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  /** The browser's own event, with nothing told of either subscription; says which key was subscribed with. */
  const change = () =>
    worker.evaluate(async (subscription) => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      let key: unknown = null;
      Object.assign(Object.getPrototypeOf(registration.pushManager), {
        subscribe: async (options: { applicationServerKey: unknown }) => {
          key = options.applicationServerKey;
          return { toJSON: () => subscription };
        },
      });
      await new Promise((resolve, reject) => {
        const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject);
        dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
      });
      return key;
    }, renewed);

  // Nobody has asked for notifications here yet.
  expect(await change()).toBeNull();
  expect(await devices()).toEqual([]);

  const here = card(page).getByRole('switch', { name: 'Notifications on this device' });
  await expect(here).not.toBeChecked();
  // Nothing to choose before there is anything that could come.
  await expect(card(page).getByLabel('Remind me at')).toHaveCount(0);
  await here.click();
  await expect(here).toBeChecked();
  await expect.poll(devices).toMatchObject([{ current: true }]);
  const [before] = await devices();
  const { publicKey } = await settings();
  expect(await change()).toBe(publicKey);
  const now = await devices();
  expect(now).toMatchObject([{ current: true }]);
  expect(now[0]?.id).not.toBe(before?.id);

  await page.reload();
  await card(page).getByLabel('Remind me at').selectOption('19:00');
  await expect.poll(async () => (await settings()).hour).toBe(19);
  await card(page).getByLabel('Sat').uncheck();
  await expect.poll(async () => (await settings()).days).toEqual([1, 2, 3, 4, 5, 7]);
  await expectAccessible(page);
  await page.reload();
  await expect(card(page).getByLabel('Remind me at')).toHaveValue('19');
  await here.click();
  await expect(here).not.toBeChecked();
  await expect.poll(devices).toEqual([]);
});
