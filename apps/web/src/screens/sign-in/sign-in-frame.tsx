import type { ReactNode } from 'react';
import { SignInHero } from './sign-in-hero.tsx';

/** The eagle and, below or beside it, what a visitor fills in. */
export function SignInFrame({
  mood,
  small,
  children,
}: {
  mood: 'happy' | 'cheering';
  small: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-svh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <SignInHero mood={mood} small={small} />
      <main className="flex flex-1 flex-col px-4 pt-6 pb-8 max-lg:short:pt-3 lg:justify-center lg:px-10">
        <div className="mx-auto w-full max-w-[420px]">{children}</div>
      </main>
    </div>
  );
}
