import { useId } from 'react';

/** Something that is on or off, with a sentence that says what for. */
export function Switch({
  name,
  text,
  on,
  disabled = false,
  onChange,
}: {
  name: string;
  text: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span id={id} className="block font-bold">
          {name}
        </span>
        <span id={`${id}-text`} className="text-muted text-sm">
          {text}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className="group grid h-11 w-16 shrink-0 place-items-center"
      >
        <span className="flex h-8 w-14 items-center rounded-pill border-2 border-control-line bg-sunk px-0.5 transition-colors duration-120 group-aria-checked:border-ok group-aria-checked:bg-ok">
          <span className="size-6 rounded-pill bg-on-ok shadow-card transition-transform duration-120 group-aria-checked:translate-x-6" />
        </span>
      </button>
    </div>
  );
}
