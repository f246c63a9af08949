import { FILE_FORMAT, type SpokenLesson, type UnitFile } from '@hajde/rules/course/course-files';
import { NEW_LESSON_PLAY } from '@hajde/rules/play/lesson-play';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { newQueryClient } from '../../api/query-client.ts';
import { keepInTab } from '../../base/tab-storage.ts';
import { outline } from '../../course/course.ts';
import { type FinishedLesson, showFinishedLesson } from '../../learner/finished-lesson.ts';
import { LessonPlayer } from '../../screens/lesson/lesson-player.tsx';
import { addFonts } from '../../ui/add-fonts.ts';
import '../../ui/style.css';
import { Navigation } from '../navigation.tsx';

/** A page for tests that shows any question in any state at once, in the player that learners have. */
export interface EveryQuestion {
  show(question: {
    unit: UnitFile;
    lesson: SpokenLesson;
    at: number;
    /** What was checked; null while the question is open. */
    answer: string | null;
  }): void;
}

/** The first question of a lesson is seen below what the lesson before has brought. */
const BEFORE: Omit<FinishedLesson, 'landsOn'> = {
  title: 'The lesson before it',
  xp: 100,
  gems: 50,
  right: 8,
  of: 12,
  streak: 12,
  extras: [],
  unit: null,
};
const LEARNER = 'everybody';
const VERSION = 'any';
const queries = newQueryClient();
// Nothing comes next, so that nothing is fetched ahead.
queries.setQueryData(outline().queryKey, { format: FILE_FORMAT, version: VERSION, units: [] });

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);
let shown = 0;

const page: EveryQuestion = {
  show({ unit, lesson, at, answer }) {
    const completionId = `${lesson.id} ${at}`;
    const play = { ...NEW_LESSON_PLAY, at, selected: answer, checked: answer !== null };
    keepInTab('lesson', LEARNER, { completionId, version: VERSION, play }, lesson.id);
    shown += 1;
    const { hook } = memoryLocation({ path: `/lesson/${lesson.id}` });
    scrollTo(0, 0);
    if (at === 0) showFinishedLesson({ ...BEFORE, landsOn: `/lesson/${lesson.id}` });
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <Router hook={hook}>
            <LessonPlayer
              key={shown}
              userId={LEARNER}
              unit={unit}
              lesson={lesson}
              release={VERSION}
            />
            <Navigation />
          </Router>
        </QueryClientProvider>,
      ),
    );
  },
};

// Widths are those of the app's own letters.
await addFonts();
Object.assign(globalThis, { everyQuestion: page });
