import type { BADGE_RARITIES } from '@hajde/rules/course/goals';
import { BadgeArt } from './badge-art.tsx';

const FRAMES: Record<(typeof BADGE_RARITIES)[number], { frame: string; edge: string }> = {
  common: { frame: 'fill-ok', edge: 'fill-ok-edge' },
  rare: { frame: 'fill-blue', edge: 'fill-blue-edge' },
  epic: { frame: 'fill-red', edge: 'fill-red-edge' },
  legendary: { frame: 'fill-gold', edge: 'fill-gold-edge' },
};
const NOT_EARNED = { frame: 'fill-line', edge: 'fill-line-strong' };

/**
 * A badge in the octagon of the kilim. Once earned it has the colour of its rarity; until then the
 * frame turns gold as far as the learner has come.
 */
export function BadgeMedal({
  id,
  emoji,
  rarity,
  earned,
  share,
}: {
  id: string;
  emoji: string;
  rarity: keyof typeof FRAMES;
  earned: boolean;
  /** How far it has come, from 0 to 1. */
  share: number;
}) {
  const { frame, edge } = earned ? FRAMES[rarity] : NOT_EARNED;
  return (
    <svg aria-hidden="true" viewBox="0 0 72 76" className="h-auto w-full">
      <path d={OUTER} transform="translate(0 4)" className={edge} />
      <path d={OUTER} className={frame} />
      {!earned && share > 0 && (
        <path
          d={MIDDLE}
          pathLength={100}
          strokeDasharray={`${100 * share} 100`}
          className="fill-none stroke-gold [stroke-width:7]"
        />
      )}
      <path d={INNER} className={earned ? 'fill-[#fff6e8]' : 'fill-sunk'} />
      <g
        transform="translate(16 16)"
        className={
          earned ? '' : `grayscale dark:brightness-200 ${share > 0 ? 'opacity-80' : 'opacity-35'}`
        }
      >
        <BadgeArt id={id} emoji={emoji} />
      </g>
    </svg>
  );
}

const OUTER = 'M21 0h30l21 21v30L51 72H21L0 51V21Z';
/** Starts at the top and runs clockwise, as progress does. */
const MIDDLE = 'M36 3.5h13.55L68.5 22.45v27.1L49.55 68.5h-27.1L3.5 49.55v-27.1L22.45 3.5Z';
const INNER = 'M23.9 7h24.2L65 23.9v24.2L48.1 65H23.9L7 48.1V23.9Z';
