const PARTS = [
  { href: '#letters', name: 'The letters' },
  { href: '#kosovo', name: 'In Kosovo' },
  { href: '#train', name: 'Train your ear' },
];

/** The way down a long screen. */
export function Parts() {
  return (
    <nav aria-label="On this screen">
      <ul className="flex flex-wrap gap-2">
        {PARTS.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center rounded-pill border-2 border-line-strong bg-surface px-4 font-bold text-sm hover:bg-bg"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
