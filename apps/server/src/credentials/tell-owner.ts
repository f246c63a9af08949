import type { Server } from '../http/server.ts';

/** Whoever owns the mailbox hears of a change that may not have been theirs. */
export function tellOwner(
  mailer: Server['mailer'],
  to: string,
  subject: string,
  text = IF_IT_WAS_NOT_YOU,
): void {
  mailer?.later(async () => ({ to, subject, text }));
}

export const IF_IT_WAS_NOT_YOU =
  "If that was you, there's nothing to do. If it wasn't, ask for a new password on the sign-in screen, or contact whoever runs this server.";
