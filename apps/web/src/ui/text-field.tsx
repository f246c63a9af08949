import { type ComponentProps, type ReactNode, useId } from 'react';

export type TextFieldProps = {
  label: string;
  error?: string | undefined;
  /** Stands inside the frame, after the input. */
  after?: ReactNode;
} & ComponentProps<'input'>;

/** A labelled input. Its error is read out with it, and shown below it. */
export function TextField({ label, error, after, id: given, ...input }: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold text-sm">
        {label}
      </label>
      <div className={FRAME}>
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="min-h-13 min-w-0 flex-1 rounded-md bg-transparent px-4.5 text-md outline-hidden"
          {...input}
        />
        {after}
      </div>
      <p id={errorId} aria-live="polite" className="font-bold text-sm text-wrong-text">
        {error && <span className="mt-1.5 block">{error}</span>}
      </p>
    </div>
  );
}

const FRAME = [
  'flex items-center rounded-md border-2 border-control-line bg-surface transition-[border-color,box-shadow] duration-120',
  'has-aria-invalid:border-wrong-line has-[:user-invalid]:border-wrong-line',
  'has-[input:focus]:border-blue-line has-[input:focus]:ring-4 has-[input:focus]:ring-blue-tint',
].join(' ');
