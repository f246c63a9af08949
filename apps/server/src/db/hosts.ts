import {
  Client,
  type ClientBase,
  type ClientConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
} from 'pg';
import { ReadOnlyHost } from './driver-errors.ts';
import { findHost, isReadOnly } from './find-host.ts';

/**
 * A pool on a PostgreSQL. Where the URL names several hosts (`postgres://u:p@one,two/hajde`), those
 * that are down are passed over, and so are standbys while there is a primary, unless reading is enough.
 */
export function openPool(url: string, options: PoolConfig, { readOnly = false } = {}): Pool {
  const urls = urlsOf(url);
  if (urls.length === 1) return new Pool({ ...options, connectionString: urls[0] });
  const hosts = { urls, current: 0, readableUntil: 0 };
  const chosen = { ...options, Client: clientOf(hosts) };
  return new HostsPool(
    hosts,
    readOnly ? chosen : { ...chosen, onConnect: passOverStandbys(hosts) },
    options,
  );
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
  /** None of them takes writes: until then one that can be read is enough. */
  readableUntil: number;
}

/** So long nobody looks for a primary again, once all hosts were asked in vain. */
const LOOK_AGAIN_AFTER_MS = 1_000;
/** Between the search and the connection a host may have changed once more. */
const SEARCHES = 2;

/** Connections to a standby that were taken for want of a primary. */
const toStandby = new WeakSet<ClientBase>();

/** Whether what this connection reads may be a moment old, so that it must not be kept for long. */
export const isToStandby = (client: ClientBase): boolean => toStandby.has(client);

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

class HostsPool extends Pool {
  readonly #hosts: Hosts;
  readonly #config: ClientConfig;
  #search: Promise<void> | undefined;

  constructor(hosts: Hosts, options: PoolConfig, config: ClientConfig) {
    super(options);
    this.#hosts = hosts;
    this.#config = config;
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
    for (let searches = 0; ; ) {
      try {
        const client = await super.connect();
        if (!isToStandby(client) || performance.now() < this.#hosts.readableUntil) return client;
        // There may be a primary by now.
        client.release(true);
      } catch (error) {
        if (searches === SEARCHES) throw error;
        searches += 1;
        await this.#searched();
      }
    }
  }

  /** Many find out at the same moment that their host is gone; one search is for all of them. */
  #searched(): Promise<void> {
    this.#search ??= this.#findHost().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  async #findHost(): Promise<void> {
    const { index, takesWrites } = await findHost(this.#hosts.urls, this.#config);
    this.#hosts.current = index;
    this.#hosts.readableUntil = takesWrites ? 0 : performance.now() + LOOK_AGAIN_AFTER_MS;
  }
}

function clientOf(hosts: Hosts) {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: hosts.urls[hosts.current] });
    }
  };
}

/** Standbys are passed over, unless all are: what only reads goes on there while nothing is written. */
function passOverStandbys(hosts: Hosts) {
  return async (client: ClientBase): Promise<void> => {
    if (!(await isReadOnly(client))) return;
    if (performance.now() >= hosts.readableUntil) throw new ReadOnlyHost();
    toStandby.add(client);
  };
}
