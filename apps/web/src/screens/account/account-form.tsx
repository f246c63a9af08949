import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export interface AccountDialogProps {
  userId: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** A change that asks for the current password first, where there is one. */
export function AccountForm({
  title,
  text,
  button,
  hasPassword,
  mutation,
  onClose,
  children,
}: {
  title: string;
  text?: string;
  button: string;
  hasPassword: boolean;
  mutation: {
    isPending: boolean;
    error: Error | null;
    mutate: (given: { currentPassword?: string }) => void;
  };
  onClose: () => void;
  /** The other fields, above the current password. */
  children?: ReactNode;
}) {
  const [currentPassword, setCurrentPassword] = useState('');
  const { error, isPending } = mutation;
  const wrongPassword = error instanceof ApiError && error.field === 'currentPassword';
  const sentence = error ? sentenceFor(error, 'Please try again in a moment.') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    mutation.mutate(hasPassword ? { currentPassword } : {});
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {text && <p>{text}</p>}
        {children}
        {hasPassword && (
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            required
            value={currentPassword}
            error={wrongPassword ? sentence : undefined}
            onChange={({ target }) => setCurrentPassword(target.value)}
          />
        )}
        {sentence && !wrongPassword && (
          <p role="alert" className="font-bold text-sm text-wrong-text">
            {sentence}
          </p>
        )}
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button type="submit" disabled={isPending}>
            {button}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
