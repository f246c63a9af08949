import { fileURLToPath } from 'node:url';

const isBundled = !import.meta.url.endsWith('.ts');
/** Seen from `src`, or from `dist`, which lies beside it and holds this module once it is bundled. */
const at = (path: string) =>
  fileURLToPath(new URL(isBundled ? path : `../${path}`, import.meta.url));

export const ROOT = at('../../..');
export const WEB = at('../../web/dist');
/** What draws first screens. */
export const DRAWING = at('../../web/dist-server');
export const COURSE = at('../../../packages/course/dist');
