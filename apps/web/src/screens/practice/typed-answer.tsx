import { useEffect, useRef, useState } from 'react';

/** A field for Albanian: keys for ë and ç beside it, and a hint that e and c will do. */
export function TypedAnswer({
  label,
  hint = null,
  given,
  closed,
  onType,
}: {
  label: string;
  hint?: string | null;
  /** What was typed before a reload. */
  given: string;
  closed: boolean;
  onType: (text: string) => void;
}) {
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!closed) field.current?.focus({ preventScroll: true });
  }, [closed]);
  const change = (next: string) => {
    setText(next);
    onType(next);
  };
  /** Where the cursor stands, as the key of a keyboard would. */
  const insert = (letter: string) => {
    const input = field.current;
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length];
    change(text.slice(0, from) + letter + text.slice(to));
    input?.focus();
    requestAnimationFrame(() => input?.setSelectionRange(from + 1, from + 1));
  };
  return (
    <div>
      <div className="flex gap-2">
        <input
          ref={field}
          type="text"
          lang="sq"
          aria-label={label}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={closed}
          value={text}
          onChange={({ target }) => change(target.value)}
          className="min-h-13 min-w-0 flex-1 rounded-md border-2 border-control-line bg-surface px-4 font-semibold text-md focus:border-blue-line read-only:bg-sunk"
        />
        {!closed &&
          ['ë', 'ç'].map((letter) => (
            <button
              key={letter}
              type="button"
              lang="sq"
              aria-label={`Type ${letter}`}
              // The field keeps the focus, so that a phone keeps its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(letter)}
              className="size-13 shrink-0 rounded-md border-2 border-control-line bg-surface font-bold font-display text-lg shadow-[0_3px_0_var(--control-line)] active:translate-y-0.75 active:shadow-none"
            >
              {letter}
            </button>
          ))}
      </div>
      {!closed && (
        <p className="mt-1.5 text-muted text-sm">{hint ?? 'e and c will do for ë and ç.'}</p>
      )}
    </div>
  );
}
