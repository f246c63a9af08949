import { sh } from './shell.ts';

/** A network of this machine's own, on which every service has an address, as in Docker. */
export interface Network {
  /** A namespace with an address, for one service. */
  join(): Promise<{ namespace: string; address: string }>;
  close(): Promise<void>;
}

export async function openNetwork(): Promise<Network> {
  const name = `hj${process.pid}`;
  // Of the block 198.18.0.0/15, which is set apart for tests and leads nowhere.
  const prefix = `198.18.${process.pid % 256}`;
  const namespaces: string[] = [];
  await sh('ip', 'link', 'add', name, 'type', 'bridge');
  await sh('ip', 'addr', 'add', `${prefix}.1/24`, 'dev', name);
  await sh('ip', 'link', 'set', name, 'up');
  return {
    async join() {
      const number = namespaces.length + 2;
      const namespace = `${name}-${number}`;
      const [outside, address] = [`${name}v${number}`, `${prefix}.${number}`];
      await sh('ip', 'netns', 'add', namespace);
      namespaces.push(namespace);
      await sh(
        'ip',
        'link',
        'add',
        outside,
        'type',
        'veth',
        'peer',
        'name',
        'eth0',
        'netns',
        namespace,
      );
      await sh('ip', 'link', 'set', outside, 'master', name, 'up');
      await sh('ip', '-n', namespace, 'link', 'set', 'lo', 'up');
      await sh('ip', '-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      await sh('ip', '-n', namespace, 'link', 'set', 'eth0', 'up');
      return { namespace, address };
    },
    async close() {
      for (const namespace of namespaces) await sh('ip', 'netns', 'del', namespace);
      await sh('ip', 'link', 'del', name);
    },
  };
}
