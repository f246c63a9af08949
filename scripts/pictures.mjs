// @ts-check
// `npm run pictures -- FOLDER`: every screen at every size, to be looked at.
import { once } from 'node:events';
import { browser } from './browser-install.mjs';
import { build, install, pinnedNode, root } from './prepare.mjs';
import { launch } from './processes.mjs';
import { orRefuse, Refusal } from './refusal.mjs';

await orRefuse(async () => {
  await install();
  const env = { ...process.env, HAJDE_CHROMIUM: await browser() };
  await build();
  const args = ['e2e/pictures/take.ts', ...process.argv.slice(2)];
  const [code] = await once(
    launch(pinnedNode(), args, { cwd: root, env, stdio: 'inherit' }),
    'close',
  );
  if (code !== 0) throw new Refusal('The pictures could not be taken.');
});
