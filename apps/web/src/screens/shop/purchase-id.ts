/** Presses whose answer has not come, by learner and item. */
const unanswered = new Map<string, string>();

/**
 * The id under which an item is bought. It stays the same until the server has answered: where only
 * the answer was lost, the next press must not buy a second time.
 */
export function purchaseIdOf(userId: string, itemId: string): string {
  const key = keyOf(userId, itemId);
  const id = unanswered.get(key) ?? crypto.randomUUID();
  unanswered.set(key, id);
  return id;
}

export function purchaseAnswered(userId: string, itemId: string): void {
  unanswered.delete(keyOf(userId, itemId));
}

const keyOf = (userId: string, itemId: string) => `${userId} ${itemId}`;
