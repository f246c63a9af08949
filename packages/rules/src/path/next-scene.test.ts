import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextScene, openScenes } from './next-scene.ts';
import { lessonsOf, units } from './ten-units.fixture.ts';

const scenes = units.map(({ id }) => ({ id: `${id}-talk`, unitId: id, title: `Talk of ${id}` }));
const open = openScenes(scenes, units, new Set(lessonsOf(1, 2, 3)), 'beginner');
const next = (...heard: string[]) => nextScene(open, new Set(heard))?.order ?? null;

it('a scene opens with its unit', () => {
  expect(open.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

it('the story goes on after the scene heard last', () => {
  expect(next()).toBe(1);
  expect(next('u1-talk')).toBe(2);
  expect(next('u1-talk', 'u2-talk', 'u3-talk')).toBe(4);
  expect(next('u3-talk')).toBe(4);
});

it('what was passed over comes once the newest has been heard, and then nothing', () => {
  expect(next('u2-talk', 'u4-talk')).toBe(1);
  expect(next('u1-talk', 'u2-talk', 'u3-talk', 'u4-talk')).toBeNull();
});

it('who hears what is proposed hears every open scene, each once', () => {
  fc.assert(
    fc.property(fc.subarray(open), (before) => {
      const heard = new Set(before.map(({ id }) => id));
      for (let left = open.length - heard.size; left > 0; left -= 1) {
        const scene = nextScene(open, heard);
        expect(heard.has(scene?.id ?? '')).toBe(false);
        heard.add(scene?.id ?? '');
      }
      expect(nextScene(open, heard)).toBeNull();
    }),
  );
});
