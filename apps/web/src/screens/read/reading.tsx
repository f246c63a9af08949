import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { read as readOf } from '../../api/read.ts';
import { Card } from '../../ui/card.tsx';
import { AddingWords } from './add-word.tsx';
import { FullSpelling } from './full-spelling.tsx';
import { useKeptTexts } from './kept-texts-reads.ts';
import { knownShare, type Strengths } from './known-share.ts';
import { ReadText } from './read-text.tsx';
import type { ReadResult } from './reader-messages.ts';
import { sentenceAt } from './sentence-at.ts';

/** A text with all that is known of it: its words, its full spelling, how much of it was learnt. */
export function Reading({
  userId,
  read,
}: {
  userId: string;
  read: ReadResult & { readonly text: string };
}) {
  const { tokens, text } = read;
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const strengths = useStrengths(userId);
  const choose = useCallback(
    (at: number, reading: number) => setChosen((before) => new Map(before).set(at, reading)),
    [],
  );
  // What was asked for comes into sight, and a screen reader goes on from there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where it stands is worked out when it is drawn, not within the drawing.
    const soon = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(soon);
  }, []);
  const adding = useMemo(
    () => ({ userId, sentenceAt: (at: number) => sentenceAt(tokens, at) }),
    [userId, tokens],
  );
  const share = knownShare(tokens, chosen, strengths);
  return (
    <>
      <Card aria-labelledby="as-typed" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 ref={heading} id="as-typed" tabIndex={-1} className="text-lg outline-hidden">
            Tap a word
          </h2>
          {share !== null && (
            <p role="status" className="font-bold text-muted text-sm">
              You know {share}% of this
            </p>
          )}
        </div>
        <AddingWords value={adding}>
          <ReadText tokens={tokens} chosen={chosen} onChoose={choose} strengths={strengths} />
        </AddingWords>
        <KeepButton userId={userId} text={text} />
      </Card>
      <Card aria-labelledby="in-full" className="flex flex-col gap-3">
        <h2 id="in-full" className="text-lg">
          In full spelling
        </h2>
        <FullSpelling tokens={tokens} chosen={chosen} />
      </Card>
    </>
  );
}

function KeepButton({ userId, text }: { userId: string; text: string }) {
  const { texts, keep } = useKeptTexts(userId);
  const isKept = texts.some((kept) => kept.text === text);
  return (
    <button
      type="button"
      disabled={isKept || keep.isPending}
      onClick={() => keep.mutate(text)}
      className="flex min-h-11 items-center gap-2 self-start rounded-sm font-bold text-blue-text text-sm underline underline-offset-4 disabled:text-muted disabled:no-underline"
    >
      <Bookmark aria-hidden size={18} strokeWidth={2.25} />
      {isKept ? 'Saved on this device' : 'Save this text on this device'}
    </button>
  );
}

const NONE: Strengths = new Map();

/** How well the learner knows each word; a text is read without it as well. */
function useStrengths(userId: string): Strengths {
  const { data } = useQuery({
    ...readOf('GET /api/users/:id/words', { params: { id: userId } }),
    select: ({ words }): Strengths =>
      new Map(words.map(({ wordId, strength }) => [wordId, strength])),
  });
  return data ?? NONE;
}
