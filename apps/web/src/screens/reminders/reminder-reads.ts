import type { Answer, Body, CallName } from '@hajde/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type InputArgs } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/toast.ts';

export type Reminders = Answer<'GET /api/users/:id/reminders'>;
export type Wish = Body<'POST /api/users/:id/reminders'>;

export const remindersOf = (id: string) => read('GET /api/users/:id/reminders', { params: { id } });

type Change = CallName & `POST /api/users/:id/reminders${string}`;

/** A change of reminders: what is shown of them is read anew, and a failure is told. */
export function useReminderChange<C extends Change>(userId: string, name: C) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputArgs<C>) => call(name, ...input),
    onSuccess: () => queries.invalidateQueries(remindersOf(userId)),
    onError: tellFailure,
  });
}

export const tellFailure = (error: Error) =>
  toast({
    title: 'Not saved',
    description: sentenceFor(
      error,
      "We couldn't change your reminders. Please try again in a moment.",
    ),
    destructive: true,
  });
