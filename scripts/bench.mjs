// @ts-check
// `npm run bench`: what Hajde costs, as ratios to floors measured in the same run.
import { build, install, pinnedNode, root } from './prepare.mjs';
import { exitCode, launch } from './processes.mjs';
import { orRefuse } from './refusal.mjs';

await orRefuse(async () => {
  await install();
  await build();
  const bench = launch(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  bench.once('exit', (code, signal) => {
    process.exitCode = exitCode(code, signal);
  });
});
