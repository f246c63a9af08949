import { parseArgs } from 'node:util';
import { joinTexts } from '../../join.ts';
import { CONTENT_DIR, readContent } from '../../read.ts';
import { readClipFiles } from '../clip-files.ts';
import { measured, tableOf } from '../clip-table.ts';
import { espeakVoice } from '../espeak.ts';
import { inParallel } from '../in-parallel.ts';
import { personVoice } from '../people-voices.ts';
import { piperVoice } from '../piper.ts';
import { recordingName } from '../recordings.ts';
import { renderClips } from '../render.ts';
import { spokenIn } from '../spoken.ts';

// npm run course:audio                          renders what is missing, drops what nothing needs
// npm run course:audio -- --voice piper --model sq_AL-edon-medium.onnx
// npm run course:audio -- --table               measures every clip
// npm run course:audio -- --names               how a recording of each text must be named
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: CONTENT_DIR },
    voice: { type: 'string', default: 'espeak-ng' },
    model: { type: 'string' },
    table: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
  },
});

try {
  const { content } = await readContent(values.content);
  const spoken = spokenIn(joinTexts(content), content.lexicon);
  if (values.names) {
    for (const [key, { text }] of spoken) console.log(`${recordingName(key)}.wav\t${text}`);
  } else if (values.table) {
    const files = await readClipFiles(values.content);
    const names = [...files.bytes.keys()];
    console.log(tableOf(await inParallel(names, (name) => measured(files, name))));
  } else {
    const files = await readClipFiles(values.content);
    const usual = chosenVoice();
    const voices = {
      name: values.voice,
      voice: (name?: string) => (name === undefined ? usual : personVoice(name, content.lexicon)),
    };
    const { rendered, kept, dropped } = await renderClips(spoken, voices, files, { told });
    console.log(
      `${spoken.size} texts: ${rendered} clips rendered, ${kept} kept, ${dropped} dropped`,
    );
  }

  function chosenVoice() {
    if (values.voice === 'espeak-ng') return espeakVoice(content.lexicon);
    if (values.voice === 'piper' && values.model !== undefined) return piperVoice(values.model);
    throw new Error('--voice is espeak-ng, or piper with --model FILE');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function told(done: number, of: number): void {
  if (done % 500 === 0) console.log(`${done} of ${of} …`);
}
