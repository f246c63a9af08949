import type { Content } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const everyFile: Rule = {
  why: 'A screen without its content is an empty screen.',
  check: (content) =>
    FILES.filter((name) => content[name] === undefined).map((name) => {
      return { file: `content/${name}.yaml`, line: 1, reason: 'the file is missing or broken' };
    }),
};

const FILES = [
  'lookalikes',
  'placement',
  'culture',
  'badges',
  'achievements',
  'challenges',
  'shop',
  'pronunciation',
  'packs',
  'sounds',
  'contrasts',
  'syllabus',
] as const satisfies readonly (keyof Content)[];
