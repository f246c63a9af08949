import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import { LogoutButton } from './logout-button.tsx';

export function StartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-svh w-full max-w-[760px] flex-col gap-4 px-4 py-4 sm:py-8">
      <header className="flex items-center justify-between gap-4">
        <Logo className="h-10 w-auto" />
        <LogoutButton />
      </header>
      <main className="flex flex-col gap-4">{children}</main>
    </div>
  );
}
