import { describe } from 'vitest';
import { refusals } from '../../testing/mutations.ts';
import { unitPath, validContent } from '../../testing/valid-content.ts';

describe('the syllabus', () => {
  refusals(validContent(5), [
    {
      refuses: 'a section of a guide that it does not name',
      file: unitPath(3),
      from: '- id: two',
      to: '- id: three',
      at: '- id: three',
      reason: '"three" is not in the syllabus',
    },
    {
      refuses: 'a point that no guide explains',
      file: 'syllabus.yaml',
      from: 'point: one',
      to: 'point: nowhere',
      at: 'point: nowhere',
      reason: 'no guide has a section "nowhere"',
    },
    {
      refuses: 'a point that hardly any sentence uses',
      file: 'syllabus.yaml',
      from: '- zh-',
      to: '- arta zhaaa',
      at: 'point: one',
      reason: '0 sentences use it, at least 6 are due',
    },
    {
      refuses: 'a point that too few questions of its unit ask for',
      file: 'syllabus.yaml',
      from: / {2}words:\n(?: {4}- \w+\n)+/,
      to: '',
      at: 'point: one',
      reason: '0 questions of unit 1 ask for it or explain it, at least 6 are due',
    },
  ]);
});
