import { count, desc, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { questionReport } from '../../db/schema.ts';

interface ReportedQuestion {
  /** Null for a clip that belongs to no question. */
  readonly lessonId: string | null;
  readonly question: number | null;
  readonly text: string;
  readonly reason: string;
  readonly times: number;
  readonly last: Date | null;
  readonly notes: readonly string[];
}

/** The last notes about a question are enough to understand it. */
const NOTES_SHOWN = 10;

/** What learners find faulty, the most often reported first. */
export async function reportedQuestions(db: Db): Promise<ReportedQuestion[]> {
  const { lessonId, question, questionText: text, reason, note, at } = questionReport;
  const times = count();
  return db
    .select({
      lessonId,
      question,
      text,
      reason,
      times,
      last: max(at),
      notes: sql<
        string[]
      >`coalesce((array_agg(${note} order by ${at} desc) filter (where ${note} is not null))[1:${sql.raw(`${NOTES_SHOWN}`)}], '{}')`,
    })
    .from(questionReport)
    .groupBy(lessonId, question, text, reason)
    .orderBy(desc(times), lessonId, question, text);
}
