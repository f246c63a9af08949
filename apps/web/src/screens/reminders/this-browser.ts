import { call } from '../../api/call.ts';

export type Readiness = 'ready' | 'unable' | 'blocked';

/** Whether this browser can show notifications at all, and may. */
export function readiness(): Readiness {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Asks for the right to show notifications, and tells the server where to send them. */
export async function subscribeHere(userId: string, publicKey: string): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new NotAllowedError();
  const { pushManager } = await registration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One that was made with the keys of another server stands in the way.
    const before = await pushManager.getSubscription();
    if (before === null) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  await call('POST /api/users/:id/reminders/devices', {
    params: { id: userId },
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  });
}

/** Here no more; the server forgets it too. */
export async function unsubscribeHere(userId: string, deviceId: string): Promise<void> {
  await call('POST /api/users/:id/reminders/devices/:deviceId/remove', {
    params: { id: userId, deviceId },
  });
  const subscription = await (await registration()).pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The learner said no, which is no fault of anything. */
export class NotAllowedError extends Error {}

async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration();
  if (found === undefined) throw new Error('There is no service worker.');
  return found;
}
