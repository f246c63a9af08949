import type { ConversationFile } from '@hajde/rules/course/course-files';
import { voicedKey } from '@hajde/rules/course/spoken';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { clipOf } from '../../speech/loaded-clips.ts';
import { playClip } from '../../speech/play-clip.ts';
import { SLOW_RATE, stopSpeaking, useSpeech } from '../../speech/speech.ts';

/** Between two lines, as people leave it. */
const PAUSE_MS = 300;

/** Plays lines in the voices of their speakers; `lit` is the line that sounds at this moment. */
export function useLinePlayer({ lines, people }: Pick<ConversationFile, 'lines' | 'people'>) {
  const [lit, setLit] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [unheard, setUnheard] = useState(false);
  const { audio } = useVisitSettings();
  /** Counts what was begun and stopped: what an older turn still does is dropped. */
  const turn = useRef(0);

  const leave = useCallback(() => {
    turn.current += 1;
    setLit(null);
    setPlaying(false);
  }, []);
  const stop = useCallback(() => {
    leave();
    stopSpeaking();
  }, [leave]);
  useEffect(() => stop, [stop]);

  // A tapped word is heard instead of the line.
  const { speaking } = useSpeech();
  useEffect(() => {
    if (speaking !== null) leave();
  }, [speaking, leave]);

  /** From one line up to another; false where it was stopped or could not be heard. */
  const play = useCallback(
    async (from: number, to: number, { slow = false } = {}): Promise<boolean> => {
      stop();
      if (!audio) return false;
      const mine = turn.current;
      const wanted = () => turn.current === mine;
      setPlaying(true);
      setUnheard(false);
      try {
        for (let at = from; at < to && wanted(); at += 1) {
          if (at > from) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          const sound = await soundOf(lines[at], people);
          if (!wanted()) return false;
          await playClip(sound, slow ? SLOW_RATE : 1, () => wanted() && setLit(at));
        }
        return wanted();
      } catch (error) {
        if (!wanted()) return false;
        console.warn('A line could not be played.', error);
        setUnheard(true);
        return false;
      } finally {
        if (wanted()) leave();
      }
    },
    [audio, lines, people, stop, leave],
  );

  return {
    lit,
    playing,
    /** Why nothing is heard, in a few words. */
    trouble: !audio ? 'Audio is off' : unheard ? 'No audio right now' : null,
    play,
    stop,
  };
}

async function soundOf(
  line: ConversationFile['lines'][number] | undefined,
  people: ConversationFile['people'],
): Promise<Blob> {
  const voice = people.find(({ id }) => id === line?.who)?.voice;
  const clip = line && voice !== undefined ? clipOf(voicedKey(voice, line.text)) : undefined;
  if (!clip) throw new Error('The line has no clip');
  return clip();
}
