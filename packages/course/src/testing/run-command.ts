import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

export interface Asked {
  readonly script: string;
  readonly args: readonly string[];
}

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

let runs = 0;

/** Node loads a script again under another name only. */
async function ranAlone({ script, args }: Asked): Promise<Ended> {
  const told = { stdout: '', stderr: '' };
  const [stdout, stderr] = [process.stdout.write, process.stderr.write];
  process.stdout.write = (text: string | Uint8Array) => {
    told.stdout += text;
    return true;
  };
  process.stderr.write = (text: string | Uint8Array) => {
    told.stderr += text;
    return true;
  };
  process.argv = [process.execPath, script, ...args];
  process.exitCode = 0;
  runs += 1;
  try {
    await import(`${pathToFileURL(script)}?run=${runs}`);
  } catch (error) {
    told.stderr += format(error);
    process.exitCode = 1;
  } finally {
    process.stdout.write = stdout;
    process.stderr.write = stderr;
  }
  const status = Number(process.exitCode);
  process.exitCode = 0;
  return { status, ...told };
}

process.on('message', async (asked: Asked) => process.send?.(await ranAlone(asked)));
