import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { resampled, whisper } from './recogniser.ts';

it('says how it is installed where it is not', async () => {
  await expect(whisper(tmpdir())).rejects.toThrow(
    'The recogniser is not installed: npm ci --prefix voice',
  );
});

it('hears a sound at its own rate: as long, and the same wave', () => {
  const wave = (rate: number) =>
    Float32Array.from({ length: rate / 10 }, (_, at) => Math.sin((2 * Math.PI * 200 * at) / rate));
  const heard = resampled({ rate: 24_000, samples: wave(24_000) });
  expect(heard).toHaveLength(1600);
  const furthest = Math.max(...wave(16_000).map((value, at) => Math.abs(value - (heard[at] ?? 0))));
  expect(furthest).toBeLessThan(0.01);
});
