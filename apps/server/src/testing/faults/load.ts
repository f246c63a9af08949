import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../db/connection.ts';
import { client } from '../hajde.ts';
import { balancesMatchLedger } from '../ledger.ts';
import { sqlOn } from '../sql.ts';

export interface Learner {
  readonly id: string;
  readonly token: string;
  /** Nobody plays faster than a person: one who was told to wait is left alone until then. */
  readyAt: number;
  /** What they hand in next, again and again until it is acknowledged. */
  completionId: string;
}

/** Learners who finish lessons in turn, a few at a time, and repeat what was not acknowledged. */
export interface Load {
  /** What came of each request: a status, or `none` where the server was gone. */
  readonly answers: Map<number | 'none', number>;
  /** Answers of 503 that did not say when to come back. */
  readonly unclear: string[];
  readonly acknowledged: Set<string>;
  sent(): number;
  stop(): Promise<void>;
}

export function startLoad(url: string, learners: readonly Learner[]): Load {
  const answers: Load['answers'] = new Map();
  const acknowledged = new Set<string>();
  const unclear: string[] = [];
  let over = false;

  const waiting = [...learners];
  const running = Array.from({ length: AT_ONCE }, async () => {
    while (!over) {
      const learner = nextOf(waiting);
      if (learner === undefined) {
        await pause(PAUSE_MS);
        continue;
      }
      const { completionId } = learner;
      const { status, retryAfter } = await complete(url, learner, completionId);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 503 && retryAfter === null) unclear.push(completionId);
      if (status === 429) learner.readyAt = performance.now() + Number(retryAfter) * 1000;
      if (status === 200) {
        acknowledged.add(completionId);
        learner.completionId = randomUUID();
      } else if (status !== 429) await pause(PAUSE_MS);
      waiting.push(learner);
    }
  });
  return {
    answers,
    unclear,
    acknowledged,
    sent: () => [...answers.values()].reduce((sum, count) => sum + count, 0),
    async stop() {
      over = true;
      await Promise.all(running);
    },
  };
}

const AT_ONCE = 8;
const PAUSE_MS = 100;

/** The one who has waited longest, if anybody may go on. */
function nextOf(waiting: Learner[]): Learner | undefined {
  const at = waiting.findIndex(({ readyAt }) => readyAt <= performance.now());
  return at === -1 ? undefined : waiting.splice(at, 1)[0];
}

/** Enough of them, and each plays as a person could: 20 lessons at once, then one every 10 s. */
export async function newLearners(url: string, count: number): Promise<Learner[]> {
  const learners: Learner[] = [];
  // Not all at once: passwords are hashed in turn, and the queue is short.
  while (learners.length < count) {
    const group = Math.min(GROUP, count - learners.length);
    learners.push(...(await Promise.all(Array.from({ length: group }, () => register(url)))));
  }
  return learners;
}

const GROUP = 20;

async function register(url: string): Promise<Learner> {
  const name = randomUUID();
  const ask = () =>
    client(url).call('POST /api/auth/register', {
      body: { username: name.slice(0, 30), email: `${name}@example.com`, password: 'flija123' },
    });
  let { status, headers, body, failure } = await ask();
  // On a busy machine even a short queue may be told to come again.
  while (status === 429 && failure.code === 'busy') {
    await pause(Number(headers.get('retry-after')) * 1000);
    ({ status, headers, body, failure } = await ask());
  }
  if (status !== 200) throw new Error(`could not register: ${JSON.stringify(body)}`);
  return { id: body.user.id, token: body.token, readyAt: 0, completionId: randomUUID() };
}

/** Finishes one lesson, whatever comes of it. */
export const completeOnce = (url: string, learner: Learner) => complete(url, learner, randomUUID());

async function complete(url: string, { id, token }: Learner, completionId: string) {
  try {
    const { status, headers } = await client(url, { authorization: `Bearer ${token}` }).call(
      'POST /api/lessons/complete',
      {
        body: {
          userId: id,
          lessonId: 'basics-hello',
          unitId: 'basics',
          perfect: true,
          xpEarned: 0,
          gemsEarned: 0,
          completionId,
        },
      },
    );
    return { status, retryAfter: headers.get('retry-after') } as const;
  } catch (error) {
    // Connection refused or cut off in the middle of an answer.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return { status: 'none', retryAfter: null } as const;
  }
}

/** What of the load is in the database: acknowledged and lost, and rewards paid more than once. */
export async function reckon(databaseUrl: string, load: Load) {
  const database = connect(databaseUrl, { max: 2 });
  const rows = await sqlOn(database)<{ id: string; paid: number }>`
    select completion_id as id,
           (select count(*) from ledger where ledger.learner_id = completion.learner_id
              and ledger.key = 'lesson:' || completion.completion_id) as paid
    from completion`;
  const found = new Map(rows.map(({ id, paid }) => [id, paid]));
  await balancesMatchLedger(database);
  await database.close();
  const lost = [...load.acknowledged].filter((id) => !found.has(id)).length;
  return {
    sent: load.sent(),
    acknowledged: load.acknowledged.size,
    found: load.acknowledged.size - lost,
    lost,
    notPaidOnce: [...found.values()].filter((paid) => paid !== 1).length,
    answers: Object.fromEntries(load.answers),
  };
}
