const CHANNEL = 'offline progress';

/** Tells every tab, this one too, that finished work was kept, handed in or dismissed. */
export function announceProgressChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back on changes made by this tab, by another one or by the service worker. */
export function onProgressChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
