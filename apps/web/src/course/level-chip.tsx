import type { Level } from '@hajde/rules/course/course';
import { Chip } from '../ui/chip.tsx';
import { LEVEL_NAMES } from './level-names.ts';

const TONES = { beginner: 'blue', intermediate: 'gold', advanced: 'red' } as const;

/** How difficult something is; each level has its colour everywhere. */
export function LevelChip({ level }: { level: Level }) {
  return <Chip tone={TONES[level]}>{LEVEL_NAMES[level]}</Chip>;
}
