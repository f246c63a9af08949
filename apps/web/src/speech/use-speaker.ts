import { Turtle, Volume2, VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import { useVisitSettings } from '../learner/visit-settings.ts';
import { forgetTaps, tapToSpeak, useSpeech } from './speech.ts';

/** What a speaker of this text shows and does, whatever it looks like. */
export function useSpeaker(text: string) {
  const { audio } = useVisitSettings();
  const { speaking, silent, slowNext } = useSpeech();
  useEffect(() => () => forgetTaps(text), [text]);
  const slow = slowNext === text;
  const unheard = !audio ? 'Audio is off' : silent === text ? 'No sound for this yet' : null;
  return {
    speaking: speaking === text,
    slow,
    /** Why nothing is heard, in a few words. */
    unheard,
    Icon: unheard ? VolumeX : slow ? Turtle : Volume2,
    tap: () => tapToSpeak(text),
  };
}
