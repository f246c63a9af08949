import type { ReactNode } from 'react';
import { ExtrasBanner } from './extras-banner.tsx';
import { ForgottenLine } from './forgotten-line.tsx';
import { OutageLine } from './outage-line.tsx';
import { useTitle } from './use-title.ts';

/** Every screen but the 404 gets the learner's id. */
export type ScreenProps = { userId: string };

/** On the widest screens two columns get more room; a single one would only get longer lines. */
const WIDTHS = {
  narrow: 'max-w-[720px]',
  wide: 'max-w-[720px] lg:max-w-[1160px] 2xl:max-w-[1440px]',
};

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
        <ForgottenLine />
        <ExtrasBanner />
        {children}
      </main>
    </div>
  );
}
