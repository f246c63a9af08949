/** What we use of sql.js, which brings no types along. */
declare module 'sql.js/dist/sql-asm.js' {
  type Value = string | number | null;

  export interface SqlDatabase {
    run(sql: string, values?: readonly Value[]): void;
    exec(sql: string): { readonly columns: string[]; readonly values: Value[][] }[];
    export(): Uint8Array<ArrayBuffer>;
    close(): void;
  }

  export default function initSqlJs(): Promise<{
    Database: new (data?: Uint8Array) => SqlDatabase;
  }>;
}
