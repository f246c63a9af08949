import { CULTURE_CATEGORIES } from '@hajde/rules/course/course';
import {
  Clapperboard,
  EighthNotes,
  Globe,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Utensils,
} from 'lucide-react';
import type { StoryCategory } from '../../learner/culture-reads.ts';

export const CATEGORIES: readonly StoryCategory[] = ['all', ...CULTURE_CATEGORIES];

export const CATEGORY_ICONS: Record<StoryCategory, LucideIcon> = {
  all: LayoutGrid,
  history: Landmark,
  food: Utensils,
  geography: MapIcon,
  tradition: EighthNotes,
  language: MessageCircle,
  modern: Clapperboard,
  diaspora: Globe,
};
