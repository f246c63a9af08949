import { CULTURE_CATEGORIES } from '@hajde/rules/course';
import {
  Clapperboard,
  Globe,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Music,
  Utensils,
} from 'lucide-react';
import type { StoryCategory } from '../../learner/culture-reads.ts';

export const CATEGORIES: readonly StoryCategory[] = ['all', ...CULTURE_CATEGORIES];

export const CATEGORY_ICONS: Record<StoryCategory, LucideIcon> = {
  all: LayoutGrid,
  history: Landmark,
  food: Utensils,
  geography: MapIcon,
  tradition: Music,
  language: MessageCircle,
  modern: Clapperboard,
  diaspora: Globe,
};
