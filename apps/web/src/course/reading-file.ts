import { COURSE, courseUrl } from '../device/course-on-device.ts';
import { manifest } from './course.ts';
import { courseFile } from './course-files.ts';

/** What the reader of messages knows, as text: the one who reads it is a worker. Kept for offline. */
export async function readingJson(): Promise<string> {
  const { reading } = await manifest();
  if (reading === null) throw new Error('This course has nothing to read with yet.');
  const file = await courseFile(reading);
  await keepFile(reading, file.clone());
  return file.text();
}

async function keepFile(name: string, file: Response): Promise<void> {
  if (!('caches' in globalThis)) return;
  const kept = caches.open(COURSE).then((cache) => cache.put(courseUrl(name), file));
  await kept.catch((error) => console.warn('The reader could not be kept for offline use.', error));
}
