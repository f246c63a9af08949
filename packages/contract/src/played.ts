import { instant, learnerId, text } from './fields.ts';

/** What is sent with anything that was played, at once or later: whose it is, and when it was. */
export const played = {
  userId: learnerId.optional(),
  completedAt: instant.optional(),
  /** The device's clock at sending: beside `completedAt` it corrects a wrong clock. */
  sentAt: instant.optional(),
  /** Where it was played, if elsewhere than where it is sent from. */
  timeZone: text(64).optional(),
};
