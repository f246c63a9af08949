import { useCallback, useEffect, useRef, useState } from 'react';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { clipOf } from '../../speech/loaded-clips.ts';
import { playClip, stopClip } from '../../speech/play-clip.ts';

/** Between two words, so that they are heard apart. */
const PAUSE_MS = 300;

/** Plays clips one after the other; `sounding` is the one that is heard at this moment. */
export function useEarPlayer() {
  const [sounding, setSounding] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { audio } = useVisitSettings();
  /** Counts what was begun and stopped: what an older turn still does is dropped. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    stopClip();
  }, []);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    async (keys: readonly string[]): Promise<void> => {
      stop();
      if (!audio) return;
      const mine = turn.current;
      const wanted = () => turn.current === mine;
      setFailed(null);
      try {
        for (const [i, key] of keys.entries()) {
          if (i > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          const clip = clipOf(key);
          if (!clip) throw new NoClip(key);
          const sound = await clip();
          if (!wanted()) return;
          setSounding(key);
          await playClip(sound);
        }
      } catch (error) {
        if (!wanted()) return;
        console.warn('A word could not be played.', error);
        setFailed(sentenceOf(error));
      } finally {
        if (wanted()) setSounding(null);
      }
    },
    [audio, stop],
  );
  /** Why nothing is heard. */
  const trouble = audio ? failed : 'Audio is off. Turn it on in your profile.';
  return { sounding, trouble, play };
}

class NoClip extends Error {}

function sentenceOf(error: unknown): string {
  if (error instanceof NoClip) return "There's no audio for this word yet.";
  // Before the first touch or key a browser plays nothing.
  if (error instanceof DOMException && error.name === 'NotAllowedError') {
    return 'Press the speaker to hear the word.';
  }
  return "We couldn't load the sound. Press the speaker to try again.";
}
