import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { outline } from '../../course/course.ts';
import { BackLink } from '../../ui/back-link.tsx';
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

/** As many as practice has for a day. */
const PORTION = 20;
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
      <BackLink href="/learn" />
      <h1 className="text-2xl">Your words</h1>
      {failed ? (
        <LoadFailed title="We couldn't load your words" {...failed} />
      ) : !course.data || !read.data ? (
        <>
          <Skeleton className="h-44 rounded-lg!" />
          <Skeleton className="h-96 rounded-lg!" />
        </>
      ) : read.data.words.length === 0 ? (
        <Card className="flex flex-col items-center gap-3 py-8 text-center">
          <p className="text-muted">
            No words yet. Finish a lesson and its words will appear here.
          </p>
          <ButtonLink href="/learn" className="max-w-80">
            Go to the lessons
          </ButtonLink>
        </Card>
      ) : (
        <>
          <WordFilters units={course.data.units} wanted={wanted} onChange={setWanted} />
          <p role="status" className="text-muted text-sm">
            {countOf(found.length, wanted.search.trim())}
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
          <ButtonLink href="/practice">Practise</ButtonLink>
          <Waiting
            due={
              found.filter(({ suspended, dueDay }) => !suspended && dueDay <= read.data.day).length
            }
          />
          <RememberedPlot {...read.data} />
          <WordExports words={found} />
        </>
      )}
    </Screen>
  );
}

/** More than a day asks for is nothing to worry about. */
function Waiting({ due }: { due: number }) {
  if (due <= PORTION) return null;
  return (
    <p className="text-center text-muted text-sm">
      {due} words would like to be seen again. A few each day is plenty.
    </p>
  );
}

function countOf(found: number, search: string): string {
  if (found === 0 && search !== '') return `None of your words match “${search}”.`;
  if (found === 0) return 'No words match these filters.';
  return found === 1 ? '1 word' : `${found} words`;
}
