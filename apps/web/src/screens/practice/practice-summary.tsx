import type { Speech } from '@hajde/rules/course-files';
import { addDays, localDay } from '@hajde/rules/days';
import { withPending } from '@hajde/rules/memory/pending';
import {
  dueDay,
  forecast,
  outcomeOf,
  received,
  type WordMemory,
} from '@hajde/rules/memory/word-memory';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PendingPractice } from '../../device/practice-database.ts';
import { practiceOf } from '../../learner/practice-reads.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { useSpeaker } from '../../speech/use-speaker.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { LinePlot } from '../../ui/line-plot.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Screen } from '../../ui/screen.tsx';
import { inDays } from './in-days.ts';
import { Paid } from './paid.tsx';
import type { PracticeInProgress } from './practice-in-progress.ts';
import type { PracticeMaterial } from './practice-material.ts';
import { useHandIn } from './use-hand-in.ts';

const DAYS_AHEAD = 30;

type SpeechWith = PracticeMaterial['speechWith'];

/** What a session was good for: words strengthened, words that slipped, and when they return. */
export function PracticeSummary({
  userId,
  session,
  record,
  speechWith,
  onAgain,
}: {
  userId: string;
  session: PracticeInProgress;
  record: PendingPractice;
  speechWith: SpeechWith;
  onAgain: () => void;
}) {
  const handIn = useHandIn(userId);
  const { mutate } = handIn;
  const finished = useRef(record).current;
  useEffect(() => mutate(finished), [mutate, finished]);
  // Another session is planned by what this one has changed.
  const { isFetching: reading } = useQuery(practiceOf(userId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { day, reviews } = session;
  const before = session.before.map(received);
  const after = afterwards(before, record);
  const slippedIds = new Set(
    reviews.filter(({ verdict }) => verdict === 'wrong').map(({ wordId }) => wordId),
  );
  const asked = new Set(reviews.map(({ wordId }) => wordId));
  const practised = after.filter(({ wordId }) => asked.has(wordId));
  const slipped = practised.filter(({ wordId }) => slippedIds.has(wordId));
  const stronger = practised.filter(({ wordId }) => !slippedIds.has(wordId));
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => addDays(day, i));
  const [withIt, without] = [forecast(practised, days), forecast(askedOf(before, asked), days)];
  return (
    <Screen title="Practice">
      <Card className="relative flex flex-col items-center gap-1 overflow-hidden text-center">
        <Mascot mood="cheering" className="h-auto w-32" />
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-hidden">
          Session finished
        </h1>
        <Paid handIn={handIn} retry={() => mutate(finished)} />
        <Confetti />
      </Card>
      <WordList
        title={countOf(stronger.length, 'strengthened')}
        words={stronger}
        day={day}
        tone="ok"
        speechWith={speechWith}
      />
      <WordList
        title={countOf(slipped.length, 'slipped')}
        words={slipped}
        day={day}
        tone="gold"
        speechWith={speechWith}
      />
      <Card>
        <h2 className="text-lg">What you will remember</h2>
        <p className="mb-2 text-muted text-sm">
          In {DAYS_AHEAD} days about {Math.round(withIt.at(-1) ?? 0)} of these {practised.length}{' '}
          words, and {Math.round(without.at(-1) ?? 0)} without this session.
        </p>
        <LinePlot
          label={`Of ${practised.length} words, how many are remembered over the next ${DAYS_AHEAD} days: ${Math.round(withIt.at(-1) ?? 0)} with this session, ${Math.round(without.at(-1) ?? 0)} without`}
          lines={[
            { name: 'Without', values: without, tone: 'muted' },
            { name: 'With this session', values: withIt, tone: 'blue' },
          ]}
          from="Today"
          to={`In ${DAYS_AHEAD} days`}
        />
      </Card>
      <ButtonLink href="/">Done</ButtonLink>
      <Button kind="quiet" onClick={onAgain} disabled={!handIn.isSuccess || reading}>
        Another session
      </Button>
    </Screen>
  );
}

function afterwards(before: readonly WordMemory[], { reviews, timeZone }: PendingPractice) {
  const events = reviews.map(({ reviewId, wordId, verdict, at }) => ({
    id: reviewId,
    wordId,
    at: new Date(at),
    day: localDay(new Date(at), timeZone),
    outcome: outcomeOf(verdict),
  }));
  return withPending(before, events);
}

const askedOf = (words: readonly WordMemory[], asked: ReadonlySet<string>) =>
  words.filter(({ wordId }) => asked.has(wordId));

const countOf = (words: number, what: string) =>
  `${words} ${words === 1 ? 'word' : 'words'} ${what}`;

function WordList({
  title,
  words,
  day,
  tone,
  speechWith,
}: {
  title: string;
  words: readonly WordMemory[];
  day: string;
  tone: 'ok' | 'gold';
  speechWith: SpeechWith;
}) {
  if (words.length === 0) return null;
  const soonest = words.toSorted((a, b) => (dueDay(a) < dueDay(b) ? -1 : 1));
  return (
    <Card>
      <h2 className={`mb-2 text-lg ${tone === 'ok' ? 'text-ok-text' : 'text-gold-text'}`}>
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {soonest.map((word) => (
          <li key={word.wordId} className="flex items-baseline justify-between gap-3">
            <SpokenWord word={word.wordId} speech={speechWith(word.wordId)} />
            <span className="text-muted text-sm">back {inDays(dueDay(word), day)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SpokenWord({ word, speech }: { word: string; speech: Speech | undefined }) {
  useClips(speech, false);
  const { unheard, tap } = useSpeaker(word);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <button
        type="button"
        lang="sq"
        onClick={tap}
        className="min-h-9 rounded-sm text-left font-bold underline decoration-dotted underline-offset-4"
      >
        {word}
      </button>
      <span role="status" className="text-muted text-xs empty:hidden">
        {unheard}
      </span>
    </span>
  );
}
