import { CULTURE_CATEGORIES, type CultureCategory } from '@hajde/rules/course';
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

export type Category = 'all' | CultureCategory;
export const CATEGORIES: readonly Category[] = ['all', ...CULTURE_CATEGORIES];

export const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  all: LayoutGrid,
  history: Landmark,
  food: Utensils,
  geography: MapIcon,
  tradition: Music,
  language: MessageCircle,
  modern: Clapperboard,
  diaspora: Globe,
};
