import { BookOpen, House, type LucideIcon, ShoppingBag, Trophy, User } from 'lucide-react';
import { useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { useHeightAs } from './use-height-as.ts';

interface TabOf {
  readonly path: string;
  readonly name: string;
  readonly Icon: LucideIcon;
  /** A screen that belongs to the tab, too. */
  readonly also?: string;
}

const TABS: readonly TabOf[] = [
  { path: '/', name: 'Home', Icon: House },
  { path: '/learn', name: 'Learn', Icon: BookOpen, also: '/lesson/:lessonId' },
  { path: '/leaderboard', name: 'Leaderboard', Icon: Trophy },
  { path: '/shop', name: 'Shop', Icon: ShoppingBag },
  { path: '/profile', name: 'Profile', Icon: User },
];

/** The five tabs, fixed at the bottom at every width. Where large text needs it, it takes a second row. */
export function Navigation() {
  const nav = useRef<HTMLElement>(null);
  useHeightAs('--nav', nav);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t-2 bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex min-h-18 max-w-[880px] flex-wrap items-stretch justify-around px-1">
        {TABS.map((tab) => (
          <Tab key={tab.path} {...tab} />
        ))}
      </ul>
    </nav>
  );
}

function Tab({ path, name, Icon, also = path }: TabOf) {
  const [here] = useRoute(path);
  const [within] = useRoute(also);
  const active = here || within;
  return (
    <li className="flex flex-auto items-center justify-center">
      <Link
        href={path}
        aria-current={active ? 'page' : undefined}
        className={`group flex min-h-14 min-w-11 max-w-full flex-col items-center justify-center gap-0.5 rounded-md px-1 font-bold text-xs max-[22rem]:px-0 md:flex-row md:gap-2 md:px-5 md:text-sm ${
          active ? 'text-red-text md:bg-red-tint' : 'text-muted hover:text-ink'
        }`}
      >
        <span
          className={`grid h-8 w-13 place-items-center rounded-pill max-[22rem]:w-11 md:h-auto md:w-auto md:bg-transparent ${active ? 'bg-red-tint' : ''}`}
        >
          <Icon aria-hidden size={24} strokeWidth={2.25} />
        </span>
        {name}
      </Link>
    </li>
  );
}
