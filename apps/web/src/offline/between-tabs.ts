const CHANNEL = 'hajde';

/** What has changed on this device, whoever did it: this tab, another, or the service worker. */
export type Change = 'progress' | 'packs';

export function tellTabs(change: Change): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

export function onChange(listener: (change: Change) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => listener(data);
  return () => channel.close();
}
