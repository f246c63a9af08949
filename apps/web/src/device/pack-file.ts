import type { CourseManifest, PackFile, UnitFile } from '@hajde/rules/course/course-files';
import type { StoredAudio, StoredUnit } from './database.ts';

/**
 * Takes a pack's file apart: one unit after the other, each followed by the sounds of its lessons.
 * The manifest says how long a unit is, and the unit how long its sounds are.
 */
export function readPackFile(
  content: ArrayBuffer,
  { file, unitBytes }: PackFile,
  names: CourseManifest['units'],
): { units: StoredUnit[]; audio: StoredAudio[] } {
  const units: StoredUnit[] = [];
  const audio: StoredAudio[] = [];
  let at = 0;
  const next = (bytes: number) => {
    if (at + bytes > content.byteLength) throw new Error(`${file} is too short`);
    at += bytes;
    return content.slice(at - bytes, at);
  };
  for (const [id, bytes] of Object.entries(unitBytes)) {
    const name = names[id];
    if (name === undefined) throw new Error(`The course has no unit ${id}`);
    const unit: UnitFile = JSON.parse(new TextDecoder().decode(next(bytes)));
    units.push({ ...unit, file: name });
    for (const { id: lessonId, speech } of unit.lessons) {
      if (speech.file === null) continue;
      audio.push({ id: lessonId, lessonId, file: speech.file, audioBuffer: next(speech.bytes) });
    }
  }
  if (at !== content.byteLength) throw new Error(`${file} is too long`);
  return { units, audio };
}
