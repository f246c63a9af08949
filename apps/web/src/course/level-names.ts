import type { Level } from '@hajde/rules/course/course';

export const LEVEL_NAMES: Record<Level, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
