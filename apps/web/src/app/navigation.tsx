import { BookOpen, House, type LucideIcon, ShoppingBag, Trophy, User } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ClaimDot } from './claim-dot.tsx';
import { useHeightAs } from './use-height-as.ts';

interface TabOf {
  readonly path: string;
  readonly name: string;
  readonly Icon: LucideIcon;
  /** Screens that belong to the tab, too. */
  readonly also?: readonly string[];
}

const LESSON = '/lesson/:id';
/** What is asked there must fit above the tabs. */
const PLAYERS = [LESSON, '/practice', '/sounds/:id', '/conversations/:id'];

const TABS: readonly TabOf[] = [
  { path: '/', name: 'Home', Icon: House, also: ['/cultural-content', '/pronunciation-practice'] },
  {
    path: '/learn',
    name: 'Learn',
    Icon: BookOpen,
    also: [
      LESSON,
      '/guide/:id',
      '/practice',
      '/words',
      '/sounds/*?',
      '/conversations/*?',
      '/read',
      '/occasions/*?',
    ],
  },
  { path: '/leaderboard', name: 'Leaderboard', Icon: Trophy },
  { path: '/shop', name: 'Shop', Icon: ShoppingBag },
  { path: '/profile', name: 'Profile', Icon: User, also: ['/offline-packs', '/circles/*?'] },
];

/**
 * The five tabs, fixed at the bottom at every width. Where large text needs it, it takes a second row;
 * below a player they are low.
 */
export function Navigation() {
  const nav = useRef<HTMLElement>(null);
  useHeightAs('--nav', nav);
  const { parser } = useRouter();
  const [location] = useLocation();
  const low = PLAYERS.some((route) => matchRoute(parser, route, location)[0]);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 print:hidden border-line border-t-2 bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul
        className={`mx-auto flex max-w-[880px] flex-wrap items-stretch justify-around px-1 ${low ? 'min-h-12 across:min-h-10' : 'min-h-18'}`}
      >
        {TABS.map((tab) =>
          tab.path === '/' ? (
            <TabWithDot key={tab.path} {...tab} low={low} />
          ) : (
            <Tab key={tab.path} {...tab} low={low} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** The dot comes once the page is awake, which draws this tab again and not the others. */
function TabWithDot(tab: TabOf & { low: boolean }) {
  return <Tab {...tab} dotted={useHydrated() && !tab.low} />;
}

function Tab({
  path,
  name,
  Icon,
  also = [],
  low,
  dotted = false,
}: TabOf & { low: boolean; dotted?: boolean }) {
  const { parser } = useRouter();
  const [location] = useLocation();
  const here = matchRoute(parser, path, location)[0];
  const active = here || also.some((route) => matchRoute(parser, route, location)[0]);
  const dotId = useId();
  return (
    <li className="flex flex-auto items-center justify-center">
      <Link
        href={path}
        aria-current={here ? 'page' : active ? 'true' : undefined}
        aria-describedby={dotted ? dotId : undefined}
        className={`group flex min-w-11 max-w-full flex-col items-center justify-center rounded-md px-1 font-bold text-xs max-[22rem]:px-0 md:flex-row md:gap-2 md:px-5 md:text-sm ${
          low
            ? 'min-h-12 leading-tight across:min-h-10 across:flex-row across:gap-2'
            : 'min-h-14 gap-0.5'
        } ${active ? 'text-red-text md:bg-red-tint' : 'text-muted hover:text-ink'}`}
      >
        <span
          className={`relative grid w-13 place-items-center rounded-pill max-[22rem]:w-11 md:h-auto md:w-auto md:bg-transparent ${low ? 'h-6.5 across:h-auto across:w-auto' : 'h-8'} ${active ? 'bg-red-tint' : ''}`}
        >
          <Icon aria-hidden size={low ? 22 : 24} strokeWidth={2.25} />
          {dotted && <ClaimDot id={dotId} />}
        </span>
        {name}
      </Link>
    </li>
  );
}
