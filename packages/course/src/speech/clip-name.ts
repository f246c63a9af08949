import { createHash } from 'node:crypto';
import { TARGET_LUFS } from './mastering.ts';
import { ENCODING } from './mp3.ts';

/** The name of a clip made by this recipe: what changes how it sounds changes its name. */
export function clipName(recipe: string): string {
  const all = [recipe, TARGET_LUFS, ENCODING.join(' ')].join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
