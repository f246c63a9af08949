import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Most of a start is compiling sources that have not changed since the last one.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/hajde/compiled', import.meta.url)),
);
await import('./ops/serve.ts');
