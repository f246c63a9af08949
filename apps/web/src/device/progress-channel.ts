const CHANNEL = 'offline progress';

/** Tells every tab, this one too, that lessons were kept or handed in. */
export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Whoever did it: this tab, another, or the service worker. */
export function onProgressChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
