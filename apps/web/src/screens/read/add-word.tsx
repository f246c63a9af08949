import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { NoAnswerError, sentenceFor } from '../../api/errors.ts';
import { keepMetIn, metIn } from '../../device/kept-texts.ts';
import { useAddedWords } from '../../learner/use-added-words.ts';
import { toast } from '../../ui/toast.ts';

interface Adding {
  readonly userId: string;
  readonly sentenceAt: (at: number) => string;
}

/** Where words can be added: in a text that was read, and not in one's own answer. */
export const AddingWords = createContext<Adding | null>(null);

/**
 * Takes a word of the course into practice. The server is told the word alone; the sentence in which
 * it was met stays on this device.
 */
export function AddWord({ word, at, isMet }: { word: string; at: number; isMet: boolean }) {
  const adding = useContext(AddingWords);
  return adding && <AddOwnWord {...adding} word={word} at={at} isMet={isMet} />;
}

function AddOwnWord({
  userId,
  sentenceAt,
  word,
  at,
  isMet,
}: Adding & { word: string; at: number; isMet: boolean }) {
  const queries = useQueryClient();
  const { all, add } = useAddedWords(userId, 'read');
  const queryKey = ['met in', userId, word];
  const { data: sentence = null } = useQuery({ queryKey, queryFn: () => metIn(userId, word) });
  const [justAdded, setJustAdded] = useState(false);
  if (sentence !== null || justAdded) {
    return <InYourWords sentence={sentence} takesFocus={justAdded} />;
  }
  if (isMet || all === undefined || all.includes(word)) return null;
  const addIt = async () => {
    const { words } = await add.mutateAsync([word]);
    if (words.length === 0) {
      toast({ title: 'Not added', description: "The course doesn't teach this word yet." });
      return;
    }
    try {
      await keepMetIn({ userId, wordId: word, sentence: sentenceAt(at) });
      await queries.invalidateQueries({ queryKey });
    } catch {
      // The error itself may name what was read: it is told, not logged.
      toast({ title: 'Added without its sentence', description: 'This device may be full.' });
    }
    setJustAdded(true);
  };
  return (
    <button
      type="button"
      // In a flex box a name made of two texts is read with a space between them.
      aria-label={`Add to my words: ${word}`}
      disabled={add.isPending}
      onClick={() =>
        addIt().catch((error: unknown) =>
          toast({
            title: 'Not added',
            description:
              error instanceof NoAnswerError
                ? 'You need to be online to add words. Try again later.'
                : sentenceFor(error, "We couldn't add that. Please try again in a moment."),
            destructive: true,
          }),
        )
      }
      className="flex min-h-11 items-center gap-2 self-start rounded-md border-2 border-on-inverse-muted/50 px-3 font-bold text-sm"
    >
      <Plus aria-hidden size={18} strokeWidth={2.5} />
      Add to my words
    </button>
  );
}

/** Where it was just added, it takes the focus of the button that went away. */
function InYourWords({ sentence, takesFocus }: { sentence: string | null; takesFocus: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <span ref={text} tabIndex={-1} className="text-on-inverse-muted text-sm outline-hidden">
      One of your words.
      {sentence !== null && (
        <>
          {' '}
          You met it in: <span lang="sq">{sentence}</span>
        </>
      )}
    </span>
  );
}
