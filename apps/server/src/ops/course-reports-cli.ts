import { withDatabase } from '../db/with-database.ts';
import { reportedQuestions } from '../features/reports/reported-questions.ts';
import { command } from './command.ts';
import { forTerminal } from './for-terminal.ts';

const recipeCommand = (text: string): string =>
  `made by: npm run -s course:audio -- --recipe ${JSON.stringify(text)}`;

/** `npm run course:reports`: what learners have reported, for the authors of the course. */
await command((config) =>
  withDatabase(config, async ({ db }) => {
    const reports = await reportedQuestions(db);
    if (reports.length === 0) console.log('No question has been reported.');
    for (const { lessonId, question, text, reason, times, notes } of reports) {
      console.log(`${lessonId} question ${question + 1}: ${reason}, ${times}×`);
      console.log(`  ${text}`);
      // What made a clip stands in the course's own files, which a server need not have.
      if (reason === 'audio') console.log(`  ${recipeCommand(text)}`);
      for (const note of notes) console.log(`  “${forTerminal(note)}”`);
    }
  }),
);
