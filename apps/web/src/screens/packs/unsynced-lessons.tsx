import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { outline } from '../../course/course.ts';
import type { OfflineProgress } from '../../device/database.ts';
import { isRefused } from '../../device/pending-progress.ts';
import { pendingLessons } from '../../learner/pending-lessons.ts';
import { Card } from '../../ui/card.tsx';

/** The lessons that only this device has: those that will be sent, and those the server refused. */
export function UnsyncedLessons({ userId }: { userId: string }) {
  const { data: records = [] } = useQuery(pendingLessons(userId));
  const course = useQuery(outline());
  if (records.length === 0) return null;
  const titles = new Map(
    course.data?.units.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])),
  );
  return (
    <Card>
      <h2 className="mb-2 text-lg">Not yet synced</h2>
      <ul>
        {records.map((record) => (
          <Row
            key={record.completionId}
            record={record}
            title={titles.get(record.lessonId) ?? record.lessonId}
          />
        ))}
      </ul>
    </Card>
  );
}

function Row({ record, title }: { record: OfflineProgress; title: string }) {
  const { refusal, savedAt, xpEarned } = record;
  const refused = isRefused(record);
  const Icon = refused ? CircleAlert : CloudUpload;
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-first:border-t-2">
      <Icon
        aria-hidden
        size={22}
        strokeWidth={2.25}
        className={`mt-0.5 shrink-0 ${refused ? 'text-wrong-text' : 'text-muted'}`}
      />
      <div className="min-w-0">
        <h3 className="text-md">{title}</h3>
        <p className="text-muted text-sm">
          <time dateTime={savedAt}>{WHEN.format(new Date(savedAt))}</time>
          {refused ? '' : ` · ${xpEarned} XP`}
        </p>
        {refused && <p className="text-sm text-wrong-text">Not counted: {refusal}</p>}
      </div>
    </li>
  );
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
