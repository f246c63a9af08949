import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSignedIn } from './use-signed-in.ts';

const REQUIRED = { username: 'Username is required', password: 'Password is required' };
type Field = keyof typeof REQUIRED;

export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ username: '', password: '' });
  const [checked, setChecked] = useState({ username: false, password: false });

  const login = useMutation({
    mutationFn: () => call('POST /api/auth/login', { body: values }),
    onSuccess: useSignedIn({
      title: 'Mirëserdhe!',
      titleLang: 'sq',
      description: 'Welcome back to your Albanian learning journey!',
    }),
    onError: (error) => {
      toast({
        title: 'Login failed',
        description: sentenceFor(error, 'Invalid username or password'),
        destructive: true,
      });
      focus(form.current, 'password');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked({ username: true, password: true });
    if (!values.username) focus(form.current, 'username');
    else if (!values.password) focus(form.current, 'password');
    else login.mutate();
  }

  const field = (name: Field) => ({
    name,
    required: true,
    value: values[name],
    error: checked[name] && !values[name] ? REQUIRED[name] : undefined,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      setChecked((before) => ({ ...before, [name]: true }));
    },
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" disabled={login.isPending} className="mt-1">
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}

function focus(form: HTMLFormElement | null, name: Field) {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
