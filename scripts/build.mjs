// @ts-check
import { build, install } from './prepare.mjs';
import { orRefuse } from './refusal.mjs';

await orRefuse(async () => {
  await install();
  await build();
});
