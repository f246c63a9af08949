import type { ShownToken } from '@hajde/albanian/reading/shown';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newQueryClient } from '../../api/query-client.ts';
import { givenServer } from '../../app/testing/given-server.ts';
import { WordCard } from './word-card.tsx';

const MIRE: ShownToken = {
  text: 'mire',
  kind: 'word',
  readings: [
    {
      full: 'mirë',
      pieces: [{ text: 'mirë', restored: false }],
      parts: [
        {
          ...{ form: 'mirë', lemma: 'mirë', part: 'adverb', gloss: 'well', note: '', standard: [] },
          ...{ ipa: '', taught: false, lesson: 'basics/basics-hello' },
        },
      ],
    },
  ],
};

const WITHOUT_CLIP: ShownToken = {
  ...MIRE,
  readings: MIRE.readings.map((reading) => ({
    ...reading,
    parts: reading.parts.flatMap((part) => [
      { ...part, form: 'tung' },
      { ...part, form: 'xyzzy' },
    ]),
  })),
};

test('only what has a clip can be listened to', async () => {
  vi.stubGlobal('fetch', givenServer({}).fetch);
  showCard(WITHOUT_CLIP);
  expect(await screen.findByRole('button', { name: 'Listen to tung' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Listen to xyzzy' })).toBeNull();
});

test("a clip that doesn't sound right is reported by the word alone, not by what was read", async () => {
  const server = givenServer({ 'POST /api/clip-reports': { ok: true } });
  vi.stubGlobal('fetch', server.fetch);
  showCard(MIRE);
  await userEvent.setup({ delay: null }).click(await screen.findByText("This doesn't sound right"));
  await waitFor(() => expect(server.made('POST /api/clip-reports')).toHaveLength(1));
  expect(server.made('POST /api/clip-reports')[0]?.body).toEqual({ heard: 'mirë' });
});

function showCard(token: ShownToken): void {
  const { unmount } = render(
    <QueryClientProvider client={newQueryClient()}>
      <WordCard
        {...{ id: 'card', at: 0, token, choice: 0, strength: undefined }}
        onChoose={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  onTestFinished(unmount);
}
