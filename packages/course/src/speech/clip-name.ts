import { createHash } from 'node:crypto';
import { TARGET_LUFS } from './mastering.ts';
import { type Encoding, NARROW } from './mp3.ts';

/** The name of a clip made by this recipe: what changes how it sounds changes its name. */
export function clipName(recipe: string, encoding: Encoding = NARROW): string {
  const all = [recipe, TARGET_LUFS, encoding.join(' ')].join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
