import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useVisitSettings } from '../learner/visit-settings.ts';
import { clipOf } from './loaded-clips.ts';
import { playClip } from './play-clip.ts';
import { stopSpeaking } from './speech.ts';

/** Plays one clip of the course and nothing else: no voice of the browser stands in for it. */
export function ClipButton({
  text,
  clipKey = text,
  onPlay,
  statusColour = 'text-muted',
}: {
  text: string;
  /** Where it is not found by its text alone. */
  clipKey?: string;
  onPlay?: () => void;
  statusColour?: string;
}) {
  const { audio } = useVisitSettings();
  const [unheard, setUnheard] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const play = async () => {
    onPlay?.();
    stopSpeaking();
    setUnheard(false);
    if (!audio) return;
    try {
      const sound = await clipOf(clipKey)?.();
      if (!sound) throw new Error(`"${text}" has no clip`);
      // On a slow line it may come when another screen is open.
      if (isHere.current) await playClip(sound);
    } catch (error) {
      console.warn('A clip could not be played.', error);
      setUnheard(true);
    }
  };
  const trouble = !audio ? 'Audio is off' : unheard ? 'No audio right now' : null;
  const Icon = trouble ? VolumeX : Volume2;
  return (
    <span className="inline-flex shrink-0 flex-col items-center gap-1.5">
      <button
        type="button"
        aria-label={`Listen to ${text}`}
        data-tooltip="Listen"
        onClick={() => void play()}
        className="grid size-11 place-items-center rounded-md bg-blue text-on-blue shadow-[0_3px_0_var(--blue-edge)] active:translate-y-0.75 active:shadow-none"
      >
        <Icon aria-hidden size={22} strokeWidth={2.5} />
      </button>
      <span
        role="status"
        className={`max-w-20 text-center text-xs leading-tight empty:hidden ${statusColour}`}
      >
        {trouble}
      </span>
    </span>
  );
}
