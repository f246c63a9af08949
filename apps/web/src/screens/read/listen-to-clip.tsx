import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { unit as unitFile } from '../../course/course.ts';
import { clipOf, useClips } from '../../speech/loaded-clips.ts';
import { playClip } from '../../speech/play-clip.ts';

/**
 * Plays the course's own clip, and nothing else: a voice of the browser may be spoken by a server,
 * which would hear what was read.
 */
export function ListenToClip({ word, lesson }: { word: string; lesson: string }) {
  const [unitId = '', lessonId = ''] = lesson.split('/');
  const { data } = useQuery(unitFile(unitId));
  useClips(data?.lessons.find(({ id }) => id === lessonId)?.speech, false);
  if (!data) return null;
  return (
    <button
      type="button"
      aria-label={`Listen to ${word}`}
      onClick={async () => {
        const clip = clipOf(word);
        if (clip) await playClip(await clip());
      }}
      className="grid size-11 shrink-0 place-items-center rounded-md bg-blue text-on-blue shadow-[0_3px_0_var(--blue-edge)] active:translate-y-0.75 active:shadow-none"
    >
      <Volume2 aria-hidden size={22} strokeWidth={2.5} />
    </button>
  );
}
