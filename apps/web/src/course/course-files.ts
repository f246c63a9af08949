import { ApiError, NoAnswerError } from '../api/errors.ts';
import { isServerAway } from '../api/server-away.ts';
import { askWithTimeLimit } from '../api/time-limits.ts';
import { whenIdle } from '../base/when-idle.ts';
import {
  anyVersionOnDevice,
  courseFileOnDevice,
  courseUrl,
  keepCourseOnDevice,
  MANIFEST,
} from '../device/course-on-device.ts';

/** A file of the course: from this device where it has just that version, else from the server. */
export async function courseFile(name: string): Promise<Response> {
  const here = courseFileOnDevice(name);
  if (name !== MANIFEST) return (await here) ?? fetchedOrOlder(name);
  try {
    const manifest = await askWithTimeLimit((signal) => fetched(name, signal), here);
    const copy = manifest.clone();
    // The files for a time without a network are many and large.
    whenIdle(() => void keepCourseOnDevice(copy));
    return manifest;
  } catch (error) {
    const onDevice = isServerAway(error) ? await here : undefined;
    if (!onDevice) throw error;
    return onDevice;
  }
}

async function fetchedOrOlder(name: string): Promise<Response> {
  try {
    return await fetched(name);
  } catch (error) {
    const older = isServerAway(error) ? await anyVersionOnDevice(name) : undefined;
    if (!older) throw error;
    return older;
  }
}

async function fetched(name: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(courseUrl(name), { signal }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}
