/** What the recogniser made of it. */
export function YouSaid({ said }: { said: string }) {
  return (
    <div
      role="status"
      className="grid min-h-20 place-content-center rounded-md border-2 border-line-strong border-dashed px-4 py-1 text-center"
    >
      <p className="text-muted text-xs">You said</p>
      <p className="min-h-7 font-bold font-display text-lg">
        {said === '' ? (
          <span className="font-body font-semibold text-muted text-sm">Nothing yet</span>
        ) : (
          <span lang="sq">{said}</span>
        )}
      </p>
    </div>
  );
}
