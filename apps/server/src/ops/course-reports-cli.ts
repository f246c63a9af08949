import { withDatabase } from '../db/with-database.ts';
import { reportedQuestions } from '../features/reports/reported-questions.ts';
import { command } from './command.ts';
import { forTerminal } from './for-terminal.ts';

const recipeCommand = (text: string): string =>
  `made by: npm run -s course:audio -- --recipe ${quotedForShell(forTerminal(text))}`;

/** A learner's text is pasted into a shell by whoever reads it. */
const quotedForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** `npm run course:reports`: what learners have reported, for the authors of the course. */
await command((config) =>
  withDatabase(config, async ({ db }) => {
    const reports = await reportedQuestions(db);
    if (reports.length === 0) console.log('Nothing has been reported.');
    for (const { lessonId, question, text, reason, times, notes } of reports) {
      const what =
        lessonId === null || question === null ? 'a clip' : `${lessonId} question ${question + 1}`;
      console.log(`${what}: ${reason}, ${times}×`);
      console.log(`  ${forTerminal(text)}`);
      // What made a clip stands in the course's own files, which a server need not have.
      if (reason === 'audio') console.log(`  ${recipeCommand(text)}`);
      for (const note of notes) console.log(`  “${forTerminal(note)}”`);
    }
  }),
);
