import { spokenKey } from '@hajde/rules/course/spoken';
import { useQuery } from '@tanstack/react-query';
import { unit as unitFile } from '../../course/course.ts';
import { ClipButton } from '../../speech/clip-button.tsx';
import { useClips } from '../../speech/loaded-clips.ts';

/**
 * Plays the course's own clip, and nothing else: a voice of the browser may be spoken by a server,
 * which would hear what was read.
 */
export function ListenToClip({ word, lesson }: { word: string; lesson: string }) {
  const [unitId = '', lessonId = ''] = lesson.split('/');
  const { data } = useQuery(unitFile(unitId));
  const speech = data?.lessons.find(({ id }) => id === lessonId)?.speech;
  useClips(speech, false);
  if (speech?.clips[spokenKey(word)] === undefined) return null;
  return <ClipButton text={word} statusColour="text-on-inverse-muted" />;
}
