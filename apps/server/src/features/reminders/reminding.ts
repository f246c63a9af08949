import type { Server } from '../../http/server.ts';
import type { PushSender } from './push/send-push.ts';
import type { Sources } from './sources.ts';

/** What sending reminders needs. */
export interface Reminding {
  readonly server: Server;
  readonly sources: Sources;
  readonly push: PushSender;
}
