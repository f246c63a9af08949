import { createHash } from 'node:crypto';

/** How everything the build emits is written; the sizes and hashes below are of this text. */
export function serialised(value: unknown): string {
  return JSON.stringify(value);
}

export function bytesOf(value: unknown): number {
  return Buffer.byteLength(serialised(value));
}

/** Short enough for a file name, long enough that no two contents ever meet. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(serialised(value)).digest('hex').slice(0, 12);
}
