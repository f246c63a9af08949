import { readdir } from 'node:fs/promises';

/** What is read, or this where the file or folder is not there. */
export async function orIfMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** A folder that does not exist yet is an empty one: the rules say what is missing. */
export async function namesIn(dir: string): Promise<string[]> {
  const names = await orIfMissing(() => readdir(dir), []);
  return names.filter((name) => !name.startsWith('.')).sort();
}
