import { PASSWORD_MIN, USERNAME_MIN } from '@hajde/rules/account/lengths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ApiError, sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Checked by the browser's own rules, and then by the server. */
export function CreateAccountForm() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ username: '', email: '', password: '' });

  const register = useMutation({
    mutationFn: () => call('POST /api/auth/register', { body: values }),
    onSuccess: useSignedIn({ title: 'Account created successfully! Welcome to Hajde!' }),
    onError: (error) => {
      toast({
        title: 'Registration failed',
        description: sentenceFor(error, 'Failed to create account'),
        destructive: true,
      });
      const wrong = (error instanceof ApiError && error.field) || 'username';
      form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    register.mutate();
  }

  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    value: values[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  });

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        minLength={USERNAME_MIN}
        {...field('username')}
      />
      <EmailField label="Email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        {...field('password')}
      />
      <Button type="submit" disabled={register.isPending} className="mt-1">
        {register.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  );
}
