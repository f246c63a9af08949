import { Volume2, VolumeX } from 'lucide-react';
import { useVisitSettings } from '../learner/visit-settings.ts';
import { speak, useSpeech } from './speech.ts';

/** What a speaker of this text shows and does, whatever it looks like. */
export function useSpeaker(text: string) {
  const { audio } = useVisitSettings();
  const { speaking, slowly, silent } = useSpeech();
  const unheard = !audio ? 'Audio is off' : silent === text ? 'No audio right now' : null;
  return {
    speaking: speaking === text && !slowly,
    speakingSlowly: speaking === text && slowly,
    /** Why nothing is heard, in a few words. */
    unheard,
    Icon: unheard ? VolumeX : Volume2,
    tap: () => speak(text),
    tapSlow: () => speak(text, { slow: true }),
  };
}
