import {
  BookOpenText,
  Ear,
  HandHeart,
  MessageSquareText,
  MessagesSquare,
  Repeat2,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';

const WAYS = [
  { href: '/practice', name: 'Practice', Icon: Repeat2 },
  { href: '/conversations', name: 'Conversations', Icon: MessagesSquare },
  { href: '/occasions', name: 'Occasions', Icon: HandHeart },
  { href: '/sounds', name: 'Sounds', Icon: Ear },
  { href: '/words', name: 'Words', Icon: BookOpenText },
  { href: '/read', name: 'Read', Icon: MessageSquareText },
  { href: '/circles', name: 'Circles', Icon: Users },
];

/** What there is beside the lessons. */
export function MoreWays() {
  return (
    <nav aria-labelledby="more-ways">
      <h2 id="more-ways" className="mb-2 font-bold text-muted text-sm">
        More ways to learn
      </h2>
      <ul className="flex flex-wrap gap-2">
        {WAYS.map(({ href, name, Icon }) => (
          <li key={href} className="shrink grow basis-[22%]">
            <Link
              href={href}
              className="flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-md border-2 border-line bg-surface px-0.5 py-1 text-center font-bold text-xs max-[25rem]:text-[0.6875rem] shadow-card hover:border-line-strong active:translate-y-0.5 sm:flex-row sm:gap-2 sm:px-2 sm:text-sm"
            >
              <Icon aria-hidden size={20} strokeWidth={2.25} className="shrink-0 text-red-text" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
