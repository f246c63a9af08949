export const rowClass =
  'flex min-h-13 w-full items-center gap-3 rounded-md border-2 border-line-strong bg-surface px-4 text-left font-bold hover:bg-bg disabled:text-muted';
