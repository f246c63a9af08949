import { Agent, request as begin } from 'node:http';

/** What a server says to one request. */
export interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** As many connections as there are requests at once, and each is used again. */
const agent = new Agent({ keepAlive: true });

/**
 * One request over real HTTP, without following redirects. `fetch` takes four times as much of the
 * processor for it, which was more than the server took for its answer to many of the tests' requests.
 */
export function request(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string | undefined;
    readonly signal?: AbortSignal;
  },
): Promise<Said> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = begin(url, { agent, method, headers: { ...headers, ...length }, signal });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, rawHeaders } = response;
        resolve({
          status,
          text,
          // Few tests look at them, and making them takes as long as a request.
          get headers() {
            return headersOf(rawHeaders);
          },
        });
      });
    });
    sent.end(body);
  });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let i = 0; i < raw.length; i += 2) headers.append(raw[i] ?? '', raw[i + 1] ?? '');
  return headers;
}
