import { setPriority } from 'node:os';
import { kokoroSpeaker } from './speaker.ts';
import type { SpokenLine } from './spoken-line.ts';

// A process for each core: the model takes one, and several in one process would take turns.
// Run by speakers.ts, which sends lines and takes sounds.
const [folder = ''] = process.argv.slice(2);
const LOWEST_PRIORITY = 19;
setPriority(LOWEST_PRIORITY);

const speaker = await kokoroSpeaker(folder);
process.on('message', async (line: SpokenLine) => {
  try {
    process.send?.({ sound: await speaker.say(line) });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
