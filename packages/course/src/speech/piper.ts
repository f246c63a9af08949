import { basename } from 'node:path';
import { normalise } from '@hajde/albanian/text/words';
import { run } from './program.ts';
import { readWav } from './sound.ts';
import type { Voice } from './voice.ts';

/** Piper with a model of Albanian (sq_AL-edon-medium), where an operator has both. */
export function piperVoice(model: string, program = 'piper'): Voice {
  const written = (text: string) => normalise(text).replace(/_+/g, ',');
  return {
    recipe: (text) => `piper ${basename(model)} ${written(text)}`,
    say: async (text) => {
      const options = ['--model', model, '--output_file', '-'];
      return readWav(await run(program, options, `${written(text)}\n`));
    },
  };
}
