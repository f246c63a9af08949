import { useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from './plain-icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a button that shows and hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after' | 'id'>) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      {...props}
      id={id}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-controls={id}
          className="mr-1 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
          onClick={() => setVisible(!visible)}
        >
          <Icon size={24} strokeWidth={2.25} />
        </button>
      }
    />
  );
}
