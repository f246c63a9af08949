/** The floor of a read: Fastify as it comes, and one row by its primary key. Runs as a process. */
import Fastify from 'fastify';
import { connect } from '../../apps/server/src/db/connection.ts';
import { rowsOf } from '../../apps/server/src/db/statement.ts';

const { pool } = connect(process.env.DATABASE_URL ?? '');
const app = Fastify();
const BY_ID = {
  name: 'by-id',
  text: 'select id, username, xp, gems, hearts_full_at, streak_run, placement_level from learner where id = $1',
};

app.get<{ Params: { id: string } }>('/learners/:id', async ({ params: { id } }) => {
  const [learner] = await rowsOf(pool, BY_ID, [id]);
  return learner;
});
app.get('/ready', async () => ({ ok: true }));

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => process.exit(0));
