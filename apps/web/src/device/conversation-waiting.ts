import { deviceStorage } from '../base/browser-storage.ts';

/** Set while a conversation waits to be handed in, so that the app need not open a database to learn that none does. */
const WAITING = 'conversations waiting';

export const isConversationWaiting = () => deviceStorage.get(WAITING) !== null;
export const noteConversationWaiting = () => deviceStorage.set(WAITING, 'yes');
export const noteNoConversationWaiting = () => deviceStorage.remove(WAITING);
