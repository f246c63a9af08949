import type { QueryResultRow } from 'pg';
import type { Database } from '../db/connection.ts';

/** Statements as tests write them down: what stands in `${}` is sent apart from the text. */
export const sqlOn =
  ({ pool }: Pick<Database, 'pool'>) =>
  async <R extends QueryResultRow>(
    texts: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<R[]> => {
    const text = texts.reduce((before, after, i) => `${before}$${i}${after}`);
    return (await pool.query<R>(text, values)).rows;
  };
