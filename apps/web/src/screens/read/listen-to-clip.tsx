import { spokenKey } from '@hajde/rules/course/spoken';
import { useQuery } from '@tanstack/react-query';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { unit as unitFile } from '../../course/course.ts';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { clipOf, useClips } from '../../speech/loaded-clips.ts';
import { playClip } from '../../speech/play-clip.ts';
import { stopSpeaking } from '../../speech/speech.ts';

/**
 * Plays the course's own clip, and nothing else: a voice of the browser may be spoken by a server,
 * which would hear what was read.
 */
export function ListenToClip({ word, lesson }: { word: string; lesson: string }) {
  const { audio } = useVisitSettings();
  const [unheard, setUnheard] = useState(false);
  const [unitId = '', lessonId = ''] = lesson.split('/');
  const { data } = useQuery(unitFile(unitId));
  const speech = data?.lessons.find(({ id }) => id === lessonId)?.speech;
  useClips(speech, false);
  if (speech?.clips[spokenKey(word)] === undefined) return null;
  const play = async () => {
    stopSpeaking();
    setUnheard(false);
    if (!audio) return;
    try {
      const clip = clipOf(word);
      if (clip) await playClip(await clip());
    } catch (error) {
      console.warn('A clip could not be played.', error);
      setUnheard(true);
    }
  };
  const trouble = !audio ? 'Audio is off' : unheard ? 'No audio for this yet' : null;
  const Icon = trouble ? VolumeX : Volume2;
  return (
    <span className="inline-flex shrink-0 flex-col items-center gap-1.5">
      <button
        type="button"
        aria-label={`Listen to ${word}`}
        onClick={() => void play()}
        className="grid size-11 place-items-center rounded-md bg-blue text-on-blue shadow-[0_3px_0_var(--blue-edge)] active:translate-y-0.75 active:shadow-none"
      >
        <Icon aria-hidden size={22} strokeWidth={2.5} />
      </button>
      <span
        role="status"
        className="max-w-20 text-center text-on-inverse-muted text-xs leading-tight empty:hidden"
      >
        {trouble}
      </span>
    </span>
  );
}
