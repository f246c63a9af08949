import type { ReactNode } from 'react';
import { ExtrasBanner } from '../learner/extras-banner.tsx';
import { OutageLine } from '../offline/outage-line.tsx';
import { useTitle } from '../ui/title.ts';

const WIDTHS = { narrow: 'max-w-[720px]', wide: 'max-w-[1160px]' };

/** The frame of a screen: its title, its width, and room for the navigation below. */
export function Screen({
  title,
  header,
  width = 'narrow',
  children,
}: {
  title: string;
  /** Stands above the content, in the same width. */
  header?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <div
      className={`mx-auto flex w-full flex-col gap-4 px-4 pt-4 pb-[calc(var(--nav)+40px)] ${WIDTHS[width]}`}
    >
      {header}
      <main className="flex flex-col gap-4">
        <OutageLine />
        <ExtrasBanner />
        {children}
      </main>
    </div>
  );
}
