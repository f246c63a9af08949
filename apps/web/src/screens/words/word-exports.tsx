import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from './save-file.ts';
import { wordsAsTsv } from './words-as-tsv.ts';
import type { MetWord } from './words-reads.ts';

/** The words that are shown, to take along: as a table, or as a deck with their sounds. */
export function WordExports({ words }: { words: readonly MetWord[] }) {
  const queries = useQueryClient();
  const anki = useMutation({
    mutationFn: async () => {
      // Both bring a library along, which nobody else needs.
      const { ankiDeck } = await import('./anki/anki-deck.ts');
      const { clipsOf } = await import('./word-clips.ts');
      saveFile('hajde.apkg', await ankiDeck(words, await clipsOf(queries, words), new Date()));
    },
    onError: (error) =>
      toast({
        title: 'The deck was not made',
        description: sentenceFor(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Take them along</h2>
      <p className="text-muted text-sm">
        {words.length === 1
          ? 'The word above, with its sentence; the Anki deck has its sounds, too.'
          : `The ${words.length} words above, with their sentences; the Anki deck has their sounds, too.`}
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button
          kind="quiet"
          disabled={words.length === 0}
          onClick={() =>
            saveFile(
              'hajde-words.tsv',
              new Blob([wordsAsTsv(words)], { type: 'text/tab-separated-values' }),
            )
          }
        >
          Table (TSV)
        </Button>
        <Button
          kind="quiet"
          disabled={words.length === 0 || anki.isPending}
          onClick={() => anki.mutate()}
        >
          {anki.isPending ? 'Making the deck …' : 'Anki deck'}
        </Button>
      </div>
    </Card>
  );
}
