import type { Speech } from '@hajde/rules/course/course-files';
import { courseFile } from '../course/course-files.ts';

/** The one file with the clips of a lesson, of the placement test or of the words to pronounce. */
export async function audioFileOf({ file }: Speech): Promise<ArrayBuffer> {
  if (file === null) throw new Error('Nothing of this has been rendered');
  return (await courseFile(file)).arrayBuffer();
}
