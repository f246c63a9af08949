import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { outline } from '../../course/course.ts';
import { pendingWork } from '../../learner/pending-work.ts';
import { dismiss } from '../../outbox/dismiss.ts';
import { KINDS } from '../../outbox/kinds.ts';
import { isRefused, type OutboxRecord } from '../../outbox/records.ts';
import { Card } from '../../ui/card.tsx';
import { NotCounted } from '../../ui/not-counted.tsx';

/** What only this device has, of every kind: what the server refused, and what will be sent. */
export function UnsyncedWork({ userId }: { userId: string }) {
  const { data: records = [] } = useQuery(pendingWork(userId));
  const course = useQuery(outline());
  const titles = new Map(
    course.data?.units.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])),
  );
  const titleOf = (record: OutboxRecord) =>
    record.kind === 'lesson'
      ? (titles.get(record.lessonId) ?? record.lessonId)
      : KINDS[record.kind].replace(/^./, (first) => first.toUpperCase());
  const refused = records.filter(isRefused);
  const unsent = records.filter((record) => !isRefused(record));
  return (
    <>
      <NotCounted
        refused={refused.map((record) => ({ record, title: titleOf(record) }))}
        onDismiss={({ record }) => void dismiss(record)}
      />
      {unsent.length > 0 && (
        <Card>
          <h2 className="mb-2 text-lg">Not yet synced</h2>
          <ul>
            {unsent.map((record) => (
              <Row key={record.idempotencyKey} record={record} title={titleOf(record)} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Row({ record, title }: { record: OutboxRecord; title: string }) {
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-first:border-t-2">
      <CloudUpload
        aria-hidden
        size={22}
        strokeWidth={2.25}
        className="mt-0.5 shrink-0 text-muted"
      />
      <div className="min-w-0">
        <h3 className="text-md">{title}</h3>
        <p className="text-muted text-sm">
          <time dateTime={record.at}>{WHEN.format(new Date(record.at))}</time>
          {record.kind === 'lesson' ? ` · ${record.xpEarned} XP` : ''}
        </p>
      </div>
    </li>
  );
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
