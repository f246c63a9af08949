// @ts-check
// `npm run test:browsers`: one walk from sign-up to sign-out in Firefox and in WebKit. It takes minutes
// and browsers of its own, so it is a check before a release and no part of `npm test`.
// `-- --only firefox` (or webkit) takes one of them; `-- --pictures FOLDER` keeps a picture of each step.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { otherBrowsers } from './other-browsers.mjs';
import { build, install, pinnedNode, root } from './prepare.mjs';
import { launch } from './processes.mjs';
import { orRefuse, Refusal } from './refusal.mjs';

await orRefuse(async () => {
  const { only, pictures } = parseArgs({
    options: { only: { type: 'string' }, pictures: { type: 'string' } },
  }).values;
  if (only !== undefined && only !== 'firefox' && only !== 'webkit') {
    throw new Refusal(`--only knows firefox and webkit, and not ${only}.`);
  }
  await install();
  const { firefox, driver, miniBrowser } = await otherBrowsers();
  await build();
  const args = [
    'e2e/browsers/run.ts',
    ...(only === 'webkit' ? [] : ['--firefox', firefox]),
    ...(only === 'firefox' ? [] : ['--driver', driver, '--miniBrowser', miniBrowser]),
    ...(pictures === undefined ? [] : ['--pictures', resolve(pictures)]),
  ];
  const walking = launch(pinnedNode(), args, { cwd: root, stdio: 'inherit' });
  const [code] = await once(walking, 'close');
  if (code !== 0) throw new Refusal('The walk did not come to its end in every browser.');
});
