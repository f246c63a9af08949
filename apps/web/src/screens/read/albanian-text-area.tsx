import { useId } from 'react';

/** A box for Albanian, with its label. */
export function AlbanianTextArea({
  label,
  rows,
  maxLength,
  value,
  onText,
}: {
  label: string;
  rows: number;
  maxLength: number;
  value: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      <textarea
        id={id}
        lang="sq"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        // The spellers of some browsers ask a server.
        spellCheck={false}
        className="min-h-24 w-full rounded-md border-2 border-control-line bg-surface px-4 py-3 text-md leading-relaxed outline-hidden focus:border-blue-line focus:ring-4 focus:ring-blue-tint"
      />
    </>
  );
}
