/** A server process of its own, for tests to kill: starts the engine on a folder and says where it is. */
import { startEngine } from './engine.ts';

process.on('SIGINT', () => process.stdout.write('interrupted\n'));
const engine = await startEngine({ dataDir: process.argv[2] ?? '', log: () => {} });
process.stdout.write(`${JSON.stringify({ pid: engine.pid, url: engine.url })}\n`);
