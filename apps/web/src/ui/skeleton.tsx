/** The shape of something that is on its way. The screen around it says what is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-breathe rounded-md bg-sunk ${className}`} />;
}
