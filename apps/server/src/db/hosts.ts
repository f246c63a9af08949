import {
  Client,
  type ClientBase,
  type ClientConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
} from 'pg';
import { ReadOnlyHost } from './driver-errors.ts';

/**
 * A pool on a PostgreSQL. Where the URL names several hosts (`postgres://u:p@one,two/hajde`), those
 * that are down are passed over, and so are standbys unless reading is enough.
 */
export function openPool(url: string, options: PoolConfig, { readOnly = false } = {}): Pool {
  const urls = urlsOf(url);
  if (urls.length === 1) return new Pool({ ...options, connectionString: urls[0] });
  const hosts = { urls, current: 0 };
  return new HostsPool(hosts, {
    ...options,
    Client: clientOf(hosts),
    ...(!readOnly && { onConnect: refuseReadOnly }),
  });
}

/** One URL for each host. */
export function urlsOf(url: string): string[] {
  const [, before = '', named = '', after = ''] =
    /^([^/]*\/\/(?:[^/]*@)?)([^/?]*)(.*)$/.exec(withLibpqSsl(url)) ?? [];
  return named.split(',').map((host) => before + host + after);
}

/** `sslmode` means what it means to PostgreSQL's own programs: `require` encrypts, and asks no more. */
function withLibpqSsl(url: string): string {
  return /[?&]sslmode=/.test(url) && !url.includes('uselibpqcompat=')
    ? `${url}&uselibpqcompat=true`
    : url;
}

interface Hosts {
  readonly urls: readonly string[];
  /** The one that new connections go to. */
  current: number;
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

class HostsPool extends Pool {
  readonly #hosts: Hosts;

  constructor(hosts: Hosts, options: PoolConfig) {
    super(options);
    this.#hosts = hosts;
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const client = this.#onAnyHost();
    if (connected === undefined) return client;
    client.then(
      (it) => connected(undefined, it, it.release),
      (error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  async #onAnyHost(): Promise<PoolClient> {
    const hosts = this.#hosts;
    for (let left = hosts.urls.length - 1; ; left -= 1) {
      const tried = hosts.current;
      try {
        return await super.connect();
      } catch (error) {
        // Somebody else may have gone on to the next one already.
        if (hosts.current === tried) hosts.current = (tried + 1) % hosts.urls.length;
        if (left === 0) throw error;
      }
    }
  }
}

function clientOf(hosts: Hosts) {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: hosts.urls[hosts.current] });
    }
  };
}

async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyHost();
}
