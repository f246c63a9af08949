import type { OccasionFile } from '@hajde/rules/course/course-files';
import { NoAnswerError, sentenceFor } from '../../api/errors.ts';
import { useAddedWords } from '../../learner/use-added-words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** Takes the words of an occasion into practice, and out of it again. */
export function PractiseThese({ userId, occasion }: { userId: string; occasion: OccasionFile }) {
  const { id, newWords } = occasion;
  const { added, all, add, remove } = useAddedWords(userId, `occasion:${id}`);
  const here = newWords.filter((word) => all?.includes(word)).length;
  const failure = add.error ?? remove.error;
  const busy = add.isPending || remove.isPending;
  return (
    <Card aria-labelledby="practise" className="flex flex-col gap-3 print:hidden">
      <h2 id="practise" className="text-lg">
        Practise these
      </h2>
      <p role="status" className="text-muted">
        {here === newWords.length
          ? `You're practising all ${newWords.length} words for this occasion.`
          : here > 0
            ? `You're practising ${here} of the ${newWords.length} words for this occasion.`
            : `This adds ${newWords.length} words to the ones you practise. You can take them out again.`}
      </p>
      {here < newWords.length ? (
        <Button disabled={busy} onClick={() => add.mutate(newWords)}>
          {add.isPending ? 'Adding…' : 'Practise these'}
        </Button>
      ) : (
        <ButtonLink href="/practice">Go to practice</ButtonLink>
      )}
      {added !== undefined && added.length > 0 && (
        <Button kind="quiet" disabled={busy} onClick={() => remove.mutate(added)}>
          Take them out again
        </Button>
      )}
      {failure && (
        <p role="alert" className="font-bold text-sm text-wrong-text">
          {failure instanceof NoAnswerError
            ? "You can add these words once you're back online; everything else here works."
            : sentenceFor(failure, "We couldn't save that. Please try again in a moment.")}
        </p>
      )}
    </Card>
  );
}
