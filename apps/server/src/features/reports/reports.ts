import { count, desc, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { questionReport } from '../../db/schema.ts';

interface ReportedQuestion {
  readonly lessonId: string;
  readonly question: number;
  readonly text: string;
  readonly reason: string;
  readonly times: number;
  readonly last: Date | null;
  readonly notes: readonly string[];
}

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
      >`coalesce(array_agg(${note} order by ${at}) filter (where ${note} is not null), '{}')`,
    })
    .from(questionReport)
    .groupBy(lessonId, question, text, reason)
    .orderBy(desc(times), lessonId, question);
}
