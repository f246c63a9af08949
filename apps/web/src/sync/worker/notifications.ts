import type { Answer } from '@hajde/contract/types';
import type { NotificationPressed, Pushed, SubscriptionChanged, WorkerScope } from './scope.ts';

/** What the server sends; `url` is a path of this app. */
interface Reminder {
  readonly id?: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** Something is always shown: browsers take the right away from who is pushed to and shows nothing. */
const UNREADABLE: Reminder = {
  title: 'Hajde',
  body: 'Your next lesson is waiting.',
  url: '/learn',
};

export function showReminder({ registration }: WorkerScope, { data }: Pushed): Promise<void> {
  const { title, body, ...opens } = read(data);
  return registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A newer one takes the place of the one before.
    tag: 'reminder',
    data: opens,
  });
}

function read(data: Pushed['data']): Reminder {
  try {
    const { id, title, body, url } = Object(data?.json());
    if (![title, body, url].every((part) => typeof part === 'string')) return UNREADABLE;
    return { id, title, body, url };
  } catch {
    return UNREADABLE;
  }
}

/** Opens the thing itself, in a window of its own: whatever is open may be in the middle of a lesson. */
export async function openReminder(
  { clients, location }: WorkerScope,
  { notification }: NotificationPressed,
): Promise<void> {
  notification.close();
  const { id, url } = Object(notification.data);
  const target = new URL(String(url ?? '/'), location.origin);
  const opening = clients.openWindow(target.origin === location.origin ? target.href : '/');
  if (typeof id === 'string') {
    await post('/api/reminders/pressed', { id }).catch(() => {
      // It is only counted; without a network it is not.
    });
  }
  await opening;
}

/**
 * The browser has given up a subscription, and no page may be open: the server is told the new one, which
 * takes the place of the old. Browsers differ in what they tell: some bring the new one along, some neither.
 */
export async function renewSubscription(
  { registration }: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChanged,
  learnerId: string | undefined,
): Promise<void> {
  if (learnerId === undefined) return;
  const reminders = `/api/users/${learnerId}/reminders`;
  const { devices, publicKey }: Reminders = await answerOf(fetch(reminders));
  // Whoever is signed in may not be who asked for it here, or has turned it off from another device.
  if (!devices.some(({ current }) => current)) return;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? publicKey;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await registration.pushManager.subscribe(options));
  await answerOf(post(`${reminders}/devices`, renewed.toJSON()));
}

type Reminders = Answer<'GET /api/users/:id/reminders'>;

/** Fails with what the server refuses, so that the browser notes it. */
async function answerOf(asking: Promise<Response>) {
  const response = await asking;
  if (!response.ok) throw new Error(`${response.status} at ${response.url}`);
  return response.json();
}

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
