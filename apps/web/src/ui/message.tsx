import type { ReactNode } from 'react';
import { Mascot } from './mascot.tsx';

/** A whole screen that says what went wrong, with a way on. */
export function Message({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main className="grid min-h-svh place-items-center px-4 py-10">
      <div className="flex w-full max-w-[420px] flex-col items-center gap-2 text-center">
        <Mascot mood="consoling" className="h-auto w-48" />
        <h1 className="mt-2 text-2xl">{title}</h1>
        <p className="mb-4 text-muted">{text}</p>
        {children}
      </div>
    </main>
  );
}
