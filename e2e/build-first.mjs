import { build } from '../scripts/prepare.mjs';

/** A browser test of yesterday's build would prove nothing about today's code. */
export default () => build();
