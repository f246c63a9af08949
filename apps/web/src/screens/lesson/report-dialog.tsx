import { REPORT_REASONS } from '@hajde/rules/course/reports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

type Reason = (typeof REPORT_REASONS)[number];

const NAMES: Record<Reason, string> = {
  wrong_answer: 'The answer marked right is wrong, or another one is right too',
  bad_albanian: "The Albanian isn't right",
  bad_english: "The English isn't right",
  audio: "Something's wrong with the sound",
  other: 'Something else',
};

/** Asks what is wrong with a question, and tells the course's authors. */
export default function ReportDialog({
  lessonId,
  question,
  heard,
  onClose,
}: {
  lessonId: string;
  question: number;
  /** What a clip says in it. */
  heard: string | undefined;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<Reason>('wrong_answer');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: () =>
      call('POST /api/question-reports', {
        body: {
          lessonId,
          question,
          reason,
          ...(reason === 'audio' && heard !== undefined && { heard }),
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    onSuccess: () => {
      toast({
        title: 'Thank you',
        description: 'The people who write the course will take a look.',
      });
      onClose();
    },
  });
  return (
    <Dialog title="Report this question" onClose={onClose}>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-muted text-sm">What's wrong with it?</legend>
        {REPORT_REASONS.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={reason === each}
              onChange={() => setReason(each)}
              className="size-5 accent-(--red)"
            />
            {each === 'audio' && heard !== undefined ? <SoundsWrong heard={heard} /> : NAMES[each]}
          </label>
        ))}
      </fieldset>
      <label className="flex flex-col gap-1.5">
        <span className="font-bold text-sm">Anything to add? (optional)</span>
        <textarea
          value={note}
          maxLength={1000}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
          className="rounded-md border-2 border-control-line bg-surface p-3"
        />
      </label>
      {/* Toasts stand behind a dialog. */}
      {report.isError && (
        <p role="alert" className="font-bold text-sm text-wrong-text">
          Report not sent. {sentenceFor(report.error, 'Please try again in a moment.')}
        </p>
      )}
      <Button disabled={report.isPending} onClick={() => report.mutate()}>
        Send report
      </Button>
    </Dialog>
  );
}

function SoundsWrong({ heard }: { heard: string }) {
  return (
    <span>
      This doesn't sound right:{' '}
      <span lang="sq" className="font-bold">
        {heard}
      </span>
    </span>
  );
}
