import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Gives a program its input and takes what it prints; a program that is not there is named. */
export async function run(
  command: string,
  args: readonly string[],
  input: Uint8Array | string = '',
): Promise<Buffer> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // Where the program ends before it has read everything, its exit code tells more than the pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const [code] = await once(child, 'close');
    if (code === 0) return Buffer.concat(printed);
    throw new Error(`${command} ended with code ${code}: ${Buffer.concat(complaints).toString()}`);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing
      ? new Error(`${command} is not installed (Debian: apt-get install ${command})`)
      : error;
  }
}
