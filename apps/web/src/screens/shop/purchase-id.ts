import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

/**
 * The id under which an item is bought. It stays the same until the server has answered, over a
 * reload too: where only the answer was lost, the next press must not buy a second time.
 */
export function purchaseIdOf(userId: string, itemId: string): string {
  const key = `${userId} ${itemId}`;
  const id = unanswered.get(key) ?? readFromTab<string>(KIND, userId, itemId);
  const pressed = id ?? crypto.randomUUID();
  unanswered.set(key, pressed);
  keepInTab(KIND, userId, pressed, itemId);
  return pressed;
}

export function purchaseAnswered(userId: string, itemId: string): void {
  unanswered.delete(`${userId} ${itemId}`);
  dropFromTab(KIND, userId, itemId);
}

const KIND = 'purchase';
/** Where the browser lets the tab keep nothing, at least as long as the page is open. */
const unanswered = new Map<string, string>();
