import type { Server } from '../../http/server.ts';
import { claimDue } from './claim.ts';
import { deliver } from './deliver.ts';
import { pushSender } from './push/send-push.ts';
import { serverKeys } from './push/server-keys.ts';
import { vapidFor } from './push/vapid.ts';
import type { Reminding } from './reminding.ts';
import type { Sources } from './sources.ts';
import { mailWaiting } from './waiting-mails.ts';
import { pushWaiting } from './waiting-pushes.ts';

export interface Reminders {
  /** Sends some of what is due, and says how many were looked at: after none, nothing is due. */
  sendSome(): Promise<number>;
  close(): void;
}

/** Small enough that whoever learns meanwhile is hardly reminded all the same. */
const AT_A_TIME = 50;

export function reminders(server: Server, sources: Sources): Reminders {
  const { database, mailer, now } = server;
  let opened: Promise<Reminding> | undefined;
  const open = async (): Promise<Reminding> => {
    const keys = await serverKeys(database.db, now());
    const vapid = vapidFor(keys, contactOf(server), now);
    const { pushToOwnNetwork: ownNetworkToo } = server.config;
    return { server, sources, push: pushSender({ vapid, ownNetworkToo }) };
  };
  return {
    async sendSome() {
      opened ??= open().catch((error) => {
        opened = undefined;
        throw error;
      });
      const reminding = await opened;
      const pushed = await pushWaiting(reminding, AT_A_TIME);
      const mailed = await mailWaiting(reminding, AT_A_TIME);
      const { pool } = database;
      const { looked, claimed } = await claimDue(pool, mailer !== undefined, now(), AT_A_TIME);
      if (claimed.length > 0) await deliver(reminding, claimed);
      return pushed + mailed + looked;
    },
    close() {
      void opened?.then(({ push }) => push.close());
    },
  };
}

/** Whom a push service may turn to. */
function contactOf({ config: { publicUrl, mail } }: Server): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const from = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${from ?? 'hajde@localhost'}`;
}
