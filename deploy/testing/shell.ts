import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const OUTPUT_BYTES = 64 * 1024 ** 2;

/** Runs a program to its end and gives what it printed; a failure tells what it said. */
export async function sh(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: OUTPUT_BYTES });
    return stdout.trim();
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error;
    throw new Error(`${error.message.split('\n')[0]}\n${error.stderr}`, { cause: error });
  }
}

/** A word as a shell takes it, whatever is in it. */
export const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
