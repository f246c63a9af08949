import type { Database } from './connection.ts';

/** Where statements run: the pool, or one transaction of it. */
export type Db = Database['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
