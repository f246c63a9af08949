import { createRequire, registerHooks } from 'node:module';
import type postgresJs from 'postgres';
import { CORRECTIONS } from './postgres-js-corrections.ts';

/**
 * postgres.js with its handling of lost connections corrected while it is loaded. As released
 * (3.4.9; porsager/postgres issues 1154 and 1208, open) a connection that closes during a
 * transaction ends the whole process with an uncaught error, or blocks its place in the pool for
 * good, and with several hosts that are all down a query never fails. The tests in
 * connection.test.ts fail without this; once a release passes them, import it directly.
 */
export const postgres = loadCorrected();

function loadCorrected(): typeof postgresJs {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const file = Object.keys(CORRECTIONS).find((path) =>
        url.endsWith(`/postgres/cjs/src/${path}`),
      );
      if (file === undefined) return loaded;
      return { ...loaded, source: correct(file, String(loaded.source)) };
    },
  });
  try {
    const loaded: typeof postgresJs & { corrected?: true } = createRequire(import.meta.url)(
      'postgres',
    );
    if (!loaded.corrected) throw new Error('postgres.js was loaded before it could be corrected.');
    return loaded;
  } finally {
    hooks.deregister();
  }
}

function correct(file: string, source: string): string {
  return (CORRECTIONS[file] ?? []).reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) {
      throw new Error(`postgres.js has changed: a correction of ${file} no longer fits (${from}).`);
    }
    return text.replace(from, () => to);
  }, source);
}
