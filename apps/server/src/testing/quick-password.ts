import { hash } from '@node-rs/argon2';
import { type Hajde, PASSWORD, type SignedIn } from './hajde.ts';
import { sqlOn } from './sql.ts';

const QUICK = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A learner whose password costs next to nothing to check, for tests that check hundreds of them. */
export async function learnerWithQuickPassword(hajde: Hajde): Promise<SignedIn> {
  const learner = await hajde.newLearner();
  await sqlOn(hajde.database)`
    update learner set password_hash = ${await QUICK} where id = ${learner.id}`;
  return learner;
}

/** So many, by a statement alone: named "NAME-0" and on. */
export async function insertWithQuickPassword(hajde: Hajde, name: string, count: number) {
  await sqlOn(hajde.database)`
    insert into learner (id, username, username_key, password_hash)
    select gen_random_uuid(), ${name}::text || '-' || n, ${name}::text || '-' || n, ${await QUICK}
    from generate_series(0, ${count - 1}::int) n`;
}
