import { visitSettings } from '../learner/visit-settings.ts';
import { playClip } from './play-clip.ts';
import { stopSpeaking } from './speech.ts';

/** Plays the learner's own recording in the place of what is being said; nothing where Audio is off. */
export function hearOwn(recording: Blob): void {
  stopSpeaking();
  if (!visitSettings().audio) return;
  playClip(recording).catch((error: unknown) =>
    console.warn("The recording wouldn't play.", error),
  );
}
