import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { piperVoice } from './piper.ts';

// The model is 60 MB and belongs to an operator: a program that takes Piper's options and prints
// a WAV file stands in for it.
it.skipIf(process.platform === 'win32')(
  'is told the model and the text, and is heard',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'hajde-piper-'));
    const program = join(dir, 'piper');
    const sound = new URL('./sound.ts', import.meta.url).href;
    await writeFile(
      program,
      `#!${process.execPath}
const { writeWav } = await import('${sound}');
const text = (await import('node:fs')).readFileSync(0, 'utf8');
const told = process.argv.slice(2).join(' ') === '--model edon.onnx --output_file -';
process.stdout.write(writeWav({ rate: 22050, samples: new Float32Array(told ? text.length : 0) }));
`,
    );
    await chmod(program, 0o755);
    try {
      const voice = piperVoice('edon.onnx', program);
      const { rate, samples } = await voice.say('Mirë');
      expect([rate, samples.length]).toEqual([22_050, 'Mirë\n'.length]);
      expect(voice.recipe('Unë ___ mirë')).toBe('piper edon.onnx Unë , mirë');
    } finally {
      await rm(dir, { recursive: true });
    }
  },
);
