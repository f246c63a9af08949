import { expect, it } from 'vitest';
import { sceneTable } from './voices-report.ts';

const scene = {
  ...{ unit: 9, file: '09-scene.wav', lines: 8, speakers: 2, seconds: 35.52 },
  pauses: [0.3, 0.5],
};

it('tells the pauses of a scene, and what was misheard where somebody listened', () => {
  const [head, heard, unheard] = sceneTable([{ ...scene, misheard: 0.1234 }, scene])
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  expect(head?.at(-1)).toBe('misheard');
  expect(heard).toEqual(['9', '09-scene.wav', '8', '2', '35.5', '2', '0.40', '0.50', '0.123']);
  expect(unheard?.at(-1)).toBe('–');
});
