import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { putRecogniser, type StandInRecogniser } from './stand-in-recogniser.ts';

interface GivenRecogniser {
  /** The one that was started last. */
  current(): StandInRecogniser;
  understands(transcript: string): Promise<void>;
  fails(error: string): Promise<void>;
}

export function givenRecogniser(): GivenRecogniser {
  // What is put here is taken back after the test.
  for (const name of ['recogniser', 'SpeechRecognition', 'webkitSpeechRecognition']) {
    vi.stubGlobal(name, undefined);
  }
  putRecogniser();
  const current = () => {
    const { recogniser } = globalThis as { recogniser?: StandInRecogniser };
    if (!recogniser) throw new Error('Nobody listens');
    return recogniser;
  };
  return {
    current,
    understands: (transcript) =>
      act(async () => {
        current().onresult?.({ results: [[{ transcript, confidence: 1 }]] });
        current().end();
      }),
    fails: (error) =>
      act(async () => {
        current().onerror?.({ error });
        current().end();
      }),
  };
}
