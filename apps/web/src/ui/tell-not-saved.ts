import { ApiError } from '../api/errors.ts';
import { toast } from './toast.ts';

/** Neither the server nor the device has what was finished: it is only in this tab. */
export function tellNotSaved(error: unknown): void {
  console.error(error);
  const refusal = error instanceof ApiError ? error.sentence : undefined;
  const description = refusal ?? "This device couldn't save it. Press Finish again.";
  toast({ title: 'Not saved yet', description, destructive: true });
}
