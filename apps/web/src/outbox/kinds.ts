/**
 * The kinds of finished work that wait on a device, each by what one of them is called. `handlers.ts`
 * has a handler for each.
 */
export const KINDS = {
  lesson: 'lesson',
  practice: 'practice session',
  conversation: 'conversation',
  ear: 'listening session',
} as const;

export type Kind = keyof typeof KINDS;
