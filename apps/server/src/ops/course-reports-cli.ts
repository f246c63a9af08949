import { withDatabase } from '../db/with-database.ts';
import { reportedQuestions } from '../features/reports/reports.ts';
import { command } from './command.ts';
import { forTerminal } from './for-terminal.ts';

/** `npm run course:reports`: what learners have reported, for the authors of the course. */
await command((config) =>
  withDatabase(config, async ({ db }) => {
    const reports = await reportedQuestions(db);
    if (reports.length === 0) console.log('No question has been reported.');
    for (const { lessonId, question, text, reason, times, notes } of reports) {
      console.log(`${lessonId} question ${question + 1}: ${reason}, ${times}×`);
      console.log(`  ${text}`);
      for (const note of notes) console.log(`  “${forTerminal(note)}”`);
    }
  }),
);
