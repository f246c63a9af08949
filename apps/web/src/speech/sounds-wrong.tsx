import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { sentenceFor } from '../api/errors.ts';
import { toast } from '../ui/toast.ts';
import { albanianVoice } from './voices.ts';

/**
 * Tells the course's authors that a clip doesn't sound right: one press, which says what it has sent. Not
 * offered where a voice of the browser has spoken instead.
 */
export function SoundsWrong({
  heard,
  byClip = false,
  asks = "This doesn't sound right",
}: {
  heard: string;
  /** Whether this is said by its clip alone. */
  byClip?: boolean;
  asks?: string;
}) {
  const report = useMutation({
    mutationFn: () => call('POST /api/clip-reports', { body: { heard } }),
    onSuccess: () =>
      toast({
        title: 'Thank you',
        description: `The people who write the course will listen to “${heard}”.`,
      }),
  });
  if (!byClip && albanianVoice()) return null;
  const done = report.isPending || report.isSuccess;
  return (
    <span
      lang="en"
      className="flex flex-col items-start font-body font-medium text-xs print:hidden"
    >
      {/* Disabled for good, it would lose the keyboard's place on the page. */}
      <button
        type="button"
        aria-disabled={done}
        onClick={() => done || report.mutate()}
        className="min-h-8 text-start text-current underline underline-offset-4 aria-disabled:no-underline"
      >
        {report.isSuccess ? 'Reported, thank you' : asks}
        <span className="sr-only">
          : <span lang="sq">{heard}</span>
        </span>
      </button>
      {/* Not a toast: it stands behind the dialog that this may be in. */}
      {report.isError && (
        <span role="alert">
          Not sent. {sentenceFor(report.error, 'Please try again in a moment.')}
        </span>
      )}
    </span>
  );
}
