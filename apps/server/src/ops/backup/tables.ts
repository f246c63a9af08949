import type { PoolClient } from 'pg';
import { OWN_TABLES } from './own-tables.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table of Hajde's with its columns, each after those that it refers to. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers_to: string[] }>(
    `
    select c.relname as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
           array(select distinct f.confrelid::regclass::text from pg_constraint f
                 where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any ($1)
    order by c.relname`,
    [OWN_TABLES],
  );
  const sorted: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers_to }) =>
      refers_to.every((name) => sorted.some((table) => table.name === name)),
    );
    const [row] = waiting.splice(next, 1);
    if (next === -1 || row === undefined)
      throw new Error('The tables refer to each other in a circle.');
    sorted.push({ name: row.name, columns: row.columns });
  }
  return sorted;
}
