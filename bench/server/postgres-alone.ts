import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from '../../apps/server/src/db/connection.ts';
import { accountFor } from '../../apps/server/src/db/engine/account.ts';
import { findBinaries } from '../../apps/server/src/db/engine/binaries.ts';
import { openEndpoint } from '../../apps/server/src/db/engine/endpoint.ts';
import { placesIn } from '../../apps/server/src/db/engine/places.ts';
import { settingArguments } from '../../apps/server/src/db/engine/settings.ts';
import { plainEnvironment } from '../../apps/server/src/db/engine/watched.ts';

/** From starting PostgreSQL, with the settings that Hajde gives it, to its first answer. */
export async function postgresStartsInMs(dataDir: string): Promise<number> {
  const binaries = await findBinaries();
  const places = await placesIn(dataDir);
  const account = await accountFor(places.cluster);
  const endpoint = await openEndpoint(places, account);
  const args = ['-D', places.cluster, ...settingArguments({ durable: true }), ...endpoint.args];
  const started = performance.now();
  const postgres = spawn(binaries.postgres, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: dirname(binaries.postgres),
    env: plainEnvironment(),
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const gone = once(postgres, 'close');
  const said = createInterface({ input: postgres.stderr });
  for await (const line of said) {
    if (line.includes('ready to accept connections')) break;
  }
  const { pool, close } = connect(endpoint.url, { max: 1 });
  await pool.query('select 1');
  const took = performance.now() - started;
  await close();
  postgres.kill('SIGINT');
  await gone;
  return took;
}
