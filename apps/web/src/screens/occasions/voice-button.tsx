import { voicedKey } from '@hajde/rules/course/spoken';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { clipOf } from '../../speech/loaded-clips.ts';
import { playClip } from '../../speech/play-clip.ts';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { stopSpeaking } from '../../speech/speech.ts';

/** Says a line in the voice of a person of the cast; anybody else has the voice of the lessons. */
export function VoiceButton({
  text,
  voice,
  onPlay,
}: {
  text: string;
  voice: string | undefined;
  /** Where the voice is a person's own; anybody else is spoken for by `speak`. */
  onPlay: () => void;
}) {
  const { audio } = useVisitSettings();
  const [unheard, setUnheard] = useState(false);
  if (voice === undefined) {
    return <SpeakButton text={text} label={`Listen to ${text}`} size="small" />;
  }
  const play = async () => {
    onPlay();
    stopSpeaking();
    setUnheard(false);
    if (!audio) return;
    const clip = clipOf(voicedKey(voice, text));
    try {
      if (!clip) throw new Error(`"${text}" has no clip`);
      await playClip(await clip());
    } catch (error) {
      console.warn('A line could not be played.', error);
      setUnheard(true);
    }
  };
  const trouble = !audio ? 'Audio is off' : unheard ? 'No audio for this yet' : null;
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
        className="max-w-20 text-center text-muted text-xs leading-tight empty:hidden"
      >
        {trouble}
      </span>
    </span>
  );
}
