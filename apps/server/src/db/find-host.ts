import { Client, type ClientBase, type ClientConfig } from 'pg';

/** A host that has not answered by then is passed over. */
const PATIENCE_MS = 3_000;

interface Found {
  readonly index: number;
  readonly takesWrites: boolean;
}

/** Asks all hosts at once: the first that takes writes, or else one that can be read. */
export async function findHost(urls: readonly string[], config: ClientConfig): Promise<Found> {
  const asked = urls.map(async (url, index) => {
    const client = new Client({
      ...config,
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // Whoever waits is told of a lost connection.
    client.on('error', () => {});
    try {
      await client.connect();
      return { index, takesWrites: !(await isReadOnly(client)) };
    } finally {
      // Nobody waits for a host that does not even say goodbye.
      client.end().catch(() => {});
    }
  });
  const writer = Promise.any(
    asked.map(async (answer) => {
      const found = await answer;
      if (!found.takesWrites) throw new Error('It takes no writes.');
      return found;
    }),
  );
  return writer.catch(async () => {
    const answers = await Promise.allSettled(asked);
    const readable = answers.find(({ status }) => status === 'fulfilled');
    if (readable?.status === 'fulfilled') return readable.value;
    const [first] = answers;
    throw first?.status === 'rejected' ? first.reason : new Error('There are no hosts.');
  });
}

/** A standby, or a primary whose operator has forbidden writes. */
export async function isReadOnly(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}
