import type { ClipPlace, Speech } from '@hajde/rules/course/course-files';
import { spokenKey } from '@hajde/rules/course/spoken';
import { useLayoutEffect } from 'react';
import { audioFileOf } from './clip-files.ts';
import { preparePlayer } from './play-clip.ts';

/** The speech of what is on the screen now; there may be more than one while screens change. */
const onScreen = new Set<{ readonly speech: Speech }>();

/**
 * Says what can be spoken here, and fetches its clips ahead, so that a tap is heard at once; for one
 * word of a long list not ahead, but when it is tapped.
 */
export function useClips(speech: Speech | undefined, ahead = true): void {
  // Before the effects of what is on the screen, which may want to speak at once.
  useLayoutEffect(() => {
    if (speech === undefined) return;
    // Words of one lesson share its speech: each leaves with an entry of its own.
    const entry = { speech };
    onScreen.add(entry);
    const [first] = Object.values(speech.clips);
    // A failure is ignored: the clips are fetched again when one of them is to be spoken.
    if (ahead && first) clipAt(speech, first).then(preparePlayer, () => undefined);
    return () => {
      onScreen.delete(entry);
    };
  }, [speech, ahead]);
}

/** Fetches the clips of what comes next, after those of what is on the screen. */
export async function fetchClipsAhead(next: Speech): Promise<void> {
  await Promise.all([...onScreen].map(({ speech }) => audioOf(speech)));
  await audioOf(next);
}

/** The clip of this text, once its file is there; undefined where nothing on the screen has one. */
export function clipOf(text: string): (() => Promise<Blob>) | undefined {
  const key = spokenKey(text);
  for (const { speech } of onScreen) {
    const place = speech.clips[key];
    if (place !== undefined) return () => clipAt(speech, place);
  }
  return undefined;
}

async function clipAt(speech: Speech, [start, bytes]: ClipPlace): Promise<Blob> {
  const file = await audioOf(speech);
  return new Blob([file.slice(start, start + bytes)], { type: 'audio/mpeg' });
}

/** How a word on the screen is pronounced, in IPA. */
export function ipaOf(word: string): string | undefined {
  const key = spokenKey(word);
  for (const { speech } of onScreen) if (speech.ipa[key] !== undefined) return speech.ipa[key];
  return undefined;
}

/** The newest few, so that going back to a lesson does not fetch its clips again. */
const FILES_KEPT = 3;
const files = new Map<string, Promise<ArrayBuffer>>();

function audioOf(speech: Speech): Promise<ArrayBuffer> {
  const name = speech.file ?? '';
  const known = files.get(name);
  if (known) return known;
  const fetched = audioFileOf(speech);
  files.set(name, fetched);
  // A fetch that failed is no file.
  fetched.catch(() => files.delete(name));
  for (const oldest of [...files.keys()].slice(0, -FILES_KEPT)) files.delete(oldest);
  return fetched;
}
