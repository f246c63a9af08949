import { type Config, readConfig } from '../config.ts';
import { ROOT } from './folders.ts';

/** Runs a command of the operator's; what stops it is told in one sentence, without a stack. */
export async function command(work: (config: Config, args: string[]) => Promise<void>) {
  try {
    await work(readConfig(process.env, ROOT), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
