import type { Speech } from '@hajde/rules/course/course-files';
import { dueDay, received, type WordMemory } from '@hajde/rules/memory/word-memory';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { practiceOf } from '../../learner/practice-reads.ts';
import type { PracticeRecord } from '../../outbox/records.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { useSpeaker } from '../../speech/use-speaker.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { LinePlot } from '../../ui/line-plot.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { moodAfter } from '../../ui/mood-after.ts';
import { Screen } from '../../ui/screen.tsx';
import { inDays } from './in-days.ts';
import { Paid } from './paid.tsx';
import type { PracticeInProgress } from './practice-in-progress.ts';
import type { PracticeMaterial } from './practice-material.ts';
import { DAYS_AHEAD, gainInWords, sessionGain } from './session-gain.ts';
import { useHandIn } from './use-hand-in.ts';

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
  record: PracticeRecord;
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

  const { day, reviews, before } = session;
  const gain = sessionGain(before.map(received), reviews, day, record.timeZone);
  const { practised, stronger, slipped, withIt, without } = gain;
  return (
    <Screen title="Practice">
      <Card className="relative flex flex-col items-center gap-1 overflow-hidden text-center">
        <Mascot mood={moodAfter(stronger.length, practised.length)} className="h-auto w-32" />
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
        <h2 className="text-lg">What you'll remember</h2>
        <p className="mb-2 text-muted text-sm">{gainInWords(gain)}</p>
        <LinePlot
          label={`Words remembered after ${DAYS_AHEAD} days, out of ${practised.length}: ${Math.round(withIt.at(-1) ?? 0)} with this session, ${Math.round(without.at(-1) ?? 0)} without it`}
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
        Practise again
      </Button>
    </Screen>
  );
}

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
