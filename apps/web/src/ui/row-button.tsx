import type { LucideIcon } from 'lucide-react';

/** A button over the whole width of a list, with an icon before its name. */
export function RowButton({
  Icon,
  name,
  disabled = false,
  onClick,
}: {
  Icon: LucideIcon;
  name: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-13 w-full items-center gap-3 rounded-md border-2 border-line-strong bg-surface px-4 text-left font-bold hover:bg-bg disabled:text-muted"
    >
      <Icon aria-hidden size={22} strokeWidth={2.25} />
      {name}
    </button>
  );
}
