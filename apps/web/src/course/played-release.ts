import type { CourseOutline, UnitFile } from '@hajde/rules/course/course-files';
import type { UnitOnDevice } from '../device/course-on-device.ts';

/**
 * The release whose questions these are: the outline's, unless an older pack brought the unit. Then it
 * is the pack's own; undefined where that is too old to say.
 */
export function playedRelease(
  { version, units }: Pick<CourseOutline, 'version' | 'units'>,
  unit: UnitFile & Partial<UnitOnDevice>,
): string | undefined {
  const current = units.find(({ id }) => id === unit.id)?.file;
  return unit.file === undefined || unit.file === current ? version : unit.courseVersion;
}
