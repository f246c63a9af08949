import { flushCompileCache } from 'node:module';
import { connect } from '../db/connection.ts';
import { claimDue } from '../features/reminders/claim.ts';

/** A process that reminds as the server does, told what time it is; the parent may kill it at any moment. */
const database = connect(process.argv[2] ?? '', { max: 2 });
const AT_A_TIME = 20;

const say = (message: object) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

process.on('message', async ({ now }: { now: string }) => {
  for (let looked = 1; looked > 0; ) {
    const some = await claimDue(database.pool, true, new Date(now), AT_A_TIME);
    for (const { to, day, kind } of some.claimed) {
      await say({ learnerId: to.id, day, kind, at: now });
    }
    looked = some.looked;
  }
  await say({ done: now });
});

process.on('disconnect', () => process.exit());
// One that is killed leaves nothing to those that are started in its place otherwise.
flushCompileCache();
await say({ ready: true });
