import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

/** Loaded when it is asked for: hardly anybody reports a question, and everybody opens a lesson. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** A small flag with which a learner tells the authors that a question is faulty. */
export function ReportFlag({
  lessonId,
  question,
  heard,
}: {
  lessonId: string;
  question: number;
  /** What a clip says in it. */
  heard: string | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Report this question"
        data-tooltip="Report this question"
        onClick={() => setOpen(true)}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Flag aria-hidden size={20} strokeWidth={2.25} />
      </button>
      {open && (
        <Suspense>
          <ReportDialog
            lessonId={lessonId}
            question={question}
            heard={heard}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
