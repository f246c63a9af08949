import { request as overHttp } from 'node:http';
import { Agent, request as overHttps } from 'node:https';
import { lookUpOutside } from './endpoint.ts';

export interface Poster {
  post(url: URL, headers: Record<string, string | number>, body: Buffer): Promise<Answered>;
  close(): void;
}

export interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Redirects are not followed: they could lead anywhere. What is answered is not read. */
export function poster(ownNetworkToo: boolean): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: TIMEOUT_MS });
  const guard = ownNetworkToo ? {} : { lookup: lookUpOutside };
  return {
    post: (url, headers, body) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const options = { method: 'POST', headers, signal, ...guard };
        const sending =
          url.protocol === 'https:'
            ? overHttps(url, { ...options, agent })
            : overHttp(url, options);
        sending.once('response', (response) => {
          response.resume();
          response.once('error', () => {});
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, retryAfter });
        });
        sending.once('error', reject);
        sending.end(body);
      }),
    close: () => agent.destroy(),
  };
}
