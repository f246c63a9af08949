import type { CourseManifest, UnitFile } from '@hajde/rules/course-files';
import type { StoredAudio, StoredUnit } from './database.ts';

/**
 * Takes a pack's file apart: one unit after the other, each followed by the sounds of its lessons.
 * The manifest says how long a unit is, and the unit how long its sounds are.
 */
export function readPackFile(
  file: ArrayBuffer,
  unitIds: readonly string[],
  packId: string,
  { units: names, packs }: Pick<CourseManifest, 'units' | 'packs'>,
): { units: StoredUnit[]; audio: StoredAudio[] } {
  const units: StoredUnit[] = [];
  const audio: StoredAudio[] = [];
  let at = 0;
  const next = (bytes: number) => {
    if (at + bytes > file.byteLength)
      throw new Error(`The file of the pack ${packId} is too short`);
    at += bytes;
    return file.slice(at - bytes, at);
  };
  for (const id of unitIds) {
    const bytes = packs[packId]?.unitBytes[id];
    const name = names[id];
    if (bytes === undefined || name === undefined) throw new Error(`The course has no unit ${id}`);
    const unit: UnitFile = JSON.parse(new TextDecoder().decode(next(bytes)));
    units.push({ ...unit, file: name });
    for (const { id: lessonId, speech } of unit.lessons) {
      if (speech.file === null) continue;
      audio.push({ id: lessonId, lessonId, file: speech.file, audioBuffer: next(speech.bytes) });
    }
  }
  if (at !== file.byteLength) throw new Error(`The file of the pack ${packId} is too long`);
  return { units, audio };
}
