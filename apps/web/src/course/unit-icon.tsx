import type { UnitColor, UnitIcon as UnitIconName } from '@hajde/rules/course/course';
import {
  Award,
  Book,
  BookOpen,
  Briefcase,
  Building,
  Calendar,
  CalendarHeart,
  Car,
  ChefHat,
  CircleQuestionMark,
  Clock,
  Cloud,
  Coins,
  Crown,
  EighthNotes,
  Flag,
  Globe,
  GraduationCap,
  Heart,
  House,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Mountain,
  Newspaper,
  Quote,
  ShoppingBag,
  Smartphone,
  Speech,
  Trophy,
  Users,
  Utensils,
} from 'lucide-react';

const ICONS: Record<UnitIconName, LucideIcon> = {
  home: House,
  utensils: Utensils,
  car: Car,
  cloud: Cloud,
  heart: Heart,
  briefcase: Briefcase,
  'shopping-bag': ShoppingBag,
  flag: Flag,
  book: Book,
  'message-circle': MessageCircle,
  clock: Clock,
  calendar: Calendar,
  'help-circle': CircleQuestionMark,
  users: Users,
  building: Building,
  'book-open': BookOpen,
  newspaper: Newspaper,
  landmark: Landmark,
  speech: Speech,
  quote: Quote,
  trophy: Trophy,
  award: Award,
  'chef-hat': ChefHat,
  map: MapIcon,
  music: EighthNotes,
  'calendar-heart': CalendarHeart,
  globe: Globe,
  smartphone: Smartphone,
  coins: Coins,
  'graduation-cap': GraduationCap,
  mountain: Mountain,
  crown: Crown,
};

const GROUNDS: Record<UnitColor, string> = {
  red: 'bg-red text-on-red shadow-[0_3px_0_var(--red-edge)]',
  blue: 'bg-blue text-on-blue shadow-[0_3px_0_var(--blue-edge)]',
  gold: 'bg-gold text-on-gold shadow-[0_3px_0_var(--gold-edge)]',
  green: 'bg-ok text-on-ok shadow-[0_3px_0_var(--ok-edge)]',
  clay: 'bg-wrong text-on-wrong shadow-[0_3px_0_var(--wrong-edge)]',
  plum: 'bg-[#7d3547] text-[#fff] shadow-[0_3px_0_#54202f]',
  teal: 'bg-[#1d6f78] text-[#fff] shadow-[0_3px_0_#124a51]',
};

/** The picture of a unit, on the unit's own colour; grey while it is locked. */
export function UnitIcon({
  icon,
  color,
  locked = false,
}: {
  icon: UnitIconName;
  color: UnitColor;
  locked?: boolean;
}) {
  const Icon = ICONS[icon];
  return (
    <span
      className={`grid size-13 shrink-0 place-items-center rounded-md ${locked ? 'bg-sunk text-muted' : GROUNDS[color]}`}
    >
      <Icon aria-hidden size={28} strokeWidth={2.25} />
    </span>
  );
}
