import { BookOpenText, Ear, MessagesSquare, Repeat2 } from 'lucide-react';
import { Link } from 'wouter';

const WAYS = [
  { href: '/practice', name: 'Practice', Icon: Repeat2 },
  { href: '/conversations', name: 'Conversations', Icon: MessagesSquare },
  { href: '/sounds', name: 'Sounds', Icon: Ear },
  { href: '/words', name: 'Words', Icon: BookOpenText },
];

/** What there is beside the lessons. */
export function MoreWays() {
  return (
    <nav aria-labelledby="more-ways">
      <h2 id="more-ways" className="mb-2 font-bold text-muted text-sm">
        More ways to learn
      </h2>
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-4">
        {WAYS.map(({ href, name, Icon }) => (
          <li key={href} className="flex-auto">
            <Link
              href={href}
              className="flex min-h-15 flex-col items-center justify-center gap-1 rounded-md border-2 border-line bg-surface px-1 py-1.5 text-center font-bold text-xs max-[25rem]:text-[0.6875rem] shadow-card hover:border-line-strong active:translate-y-0.5 sm:flex-row sm:gap-2 sm:text-sm"
            >
              <Icon aria-hidden size={22} strokeWidth={2.25} className="text-red-text" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
