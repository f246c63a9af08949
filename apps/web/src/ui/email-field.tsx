import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for an email address: the right keyboard on phones, and nothing that corrects names. */
export function EmailField(field: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...field}
    />
  );
}
