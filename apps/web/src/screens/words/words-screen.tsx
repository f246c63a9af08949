import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { outline } from '../../course/course.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EVERY_WORD, foundWords } from './found-words.ts';
import { RememberedPlot } from './remembered-plot.tsx';
import { WordExports } from './word-exports.tsx';
import { WordFilters } from './word-filters.tsx';
import { WordRow } from './word-row.tsx';
import { wordsOf } from './words-reads.ts';

/** More than fill the tallest screen; the others are asked for. */
const SHOWN_AT_FIRST = 40;

/** Every word that the learner has met, and how well it is remembered. */
export function WordsScreen({ userId }: ScreenProps) {
  const course = useQuery(outline());
  const read = useQuery(wordsOf(userId));
  const [wanted, setWanted] = useState(EVERY_WORD);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const lessonIds = (course.data?.units ?? []).flatMap(({ lessons }) =>
    lessons.map(({ id }) => id),
  );
  const found = useDeferredValue(
    foundWords(read.data?.words ?? [], wanted, read.data?.day ?? '', lessonIds),
  );
  const failed = failureOf(course, read);
  return (
    <Screen title="Your words">
      <h1 className="text-2xl">Your words</h1>
      {failed ? (
        <LoadFailed title="Your words could not be loaded" {...failed} />
      ) : !course.data || !read.data ? (
        <>
          <Skeleton className="h-44 rounded-lg!" />
          <Skeleton className="h-96 rounded-lg!" />
        </>
      ) : read.data.words.length === 0 ? (
        <Card className="flex flex-col items-center gap-3 py-8 text-center">
          <p className="text-muted">
            You have met no words yet. Finish a lesson, and its words come here.
          </p>
          <ButtonLink href="/learn" className="max-w-80">
            Go to the lessons
          </ButtonLink>
        </Card>
      ) : (
        <>
          <RememberedPlot {...read.data} />
          <ButtonLink href="/practice">Practise</ButtonLink>
          <WordFilters units={course.data.units} wanted={wanted} onChange={setWanted} />
          <p role="status" className="text-muted text-sm">
            {found.length === 1 ? '1 word' : `${found.length} words`}
          </p>
          <ul className="flex flex-col gap-3">
            {found.slice(0, shown).map((word) => (
              <WordRow key={word.wordId} userId={userId} word={word} day={read.data.day} />
            ))}
          </ul>
          {found.length > shown && (
            <button
              type="button"
              onClick={() => setShown(shown + 100)}
              className="min-h-11 rounded-sm font-bold text-blue-text underline underline-offset-4"
            >
              Show more
            </button>
          )}
          <WordExports words={found} />
        </>
      )}
    </Screen>
  );
}
