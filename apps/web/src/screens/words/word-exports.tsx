import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { wordsAsTsv } from './words-as-tsv.ts';
import type { MetWord } from './words-reads.ts';

/** The words that are shown, to take along: as a table, or as a deck with their sounds. */
export function WordExports({ words }: { words: readonly MetWord[] }) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState<string | null>(null);
  const anki = useMutation({
    mutationFn: async () => {
      // Both bring a library along, which nobody else needs.
      const { ankiDeck } = await import('./anki/anki-deck.ts');
      const { clipsOf } = await import('./word-clips.ts');
      const { clips, missing } = await clipsOf(queries, words);
      saveFile('hajde.apkg', await ankiDeck(words, clips, new Date()));
      setSaved(`hajde.apkg is in your downloads.${withoutAudio(missing)}`);
    },
    onError: (error) =>
      toast({
        title: "We couldn't make the deck",
        description: sentenceFor(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Export your words</h2>
      <p className="text-muted text-sm">{whatIsExported(words.length)}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button
          kind="quiet"
          disabled={words.length === 0}
          onClick={() => {
            saveFile(
              'hajde-words.tsv',
              new Blob([wordsAsTsv(words)], { type: 'text/tab-separated-values' }),
            );
            setSaved('hajde-words.tsv is in your downloads.');
          }}
        >
          Table (TSV)
        </Button>
        <Button
          kind="quiet"
          disabled={words.length === 0 || anki.isPending}
          onClick={() => anki.mutate()}
        >
          {anki.isPending ? 'Making the deck…' : 'Anki deck'}
        </Button>
      </div>
      <p role="status" className="font-bold text-ok-text text-sm empty:hidden">
        {saved !== null && `Done: ${saved}`}
      </p>
    </Card>
  );
}

function withoutAudio(count: number): string {
  if (count === 0) return '';
  const which = count === 1 ? '1 word has' : `${count} words have`;
  return ` ${which} no audio yet. Make the deck again once you're online.`;
}

function whatIsExported(count: number): string {
  if (count === 0) return 'There are no words to export.';
  const which =
    count === 1
      ? 'The word above, with its sentence'
      : `The ${count} words above, with their sentences`;
  return `${which}. The Anki deck comes with audio too.`;
}
