import { CIRCLE_NAMES, type CircleName, type CircleSign } from '@hajde/rules/circles/circle';
import {
  Bird,
  Castle,
  Coffee,
  Croissant,
  Flower2,
  GraduationCap,
  Heart,
  type LucideIcon,
  Mountain,
  Music,
  Plane,
  Star,
  Volleyball,
} from 'lucide-react';

export const SIGNS: Record<CircleSign, LucideIcon> = {
  bird: Bird,
  heart: Heart,
  castle: Castle,
  coffee: Coffee,
  mountain: Mountain,
  school: GraduationCap,
  ball: Volleyball,
  music: Music,
  flower: Flower2,
  bread: Croissant,
  plane: Plane,
  star: Star,
};

export function Sign({ sign, large = false }: { sign: CircleSign; large?: boolean }) {
  const Icon = SIGNS[sign];
  return (
    <span
      aria-hidden
      className={`octagon grid shrink-0 place-items-center bg-gold-tint text-gold-text ${large ? 'size-16' : 'size-12'}`}
    >
      <Icon size={large ? 36 : 26} strokeWidth={2.25} />
    </span>
  );
}

/** The Albanian name, and what it means beside it. */
export function NameOf({ name }: { name: CircleName }) {
  const { text, means } = CIRCLE_NAMES[name];
  return (
    <>
      <span lang="sq">{text}</span>{' '}
      <span className="font-body font-normal text-muted text-sm">{means}</span>
    </>
  );
}
