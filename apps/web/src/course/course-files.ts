import { ApiError, NoAnswerError } from '../api/errors.ts';
import { isAway } from '../api/server-away.ts';
import { askWithPatience } from '../api/time-limits.ts';
import {
  anyVersionHere,
  fileHere,
  keepCourse,
  MANIFEST,
  urlOf,
} from '../device/course-on-device.ts';

/** A file of the course: from this device where it has just that version, else from the server. */
export async function fileOf(name: string): Promise<Response> {
  const here = fileHere(name);
  if (name !== MANIFEST) return (await here) ?? fetchedOrOlder(name);
  try {
    const manifest = await askWithPatience((signal) => fetched(name, signal), here);
    void keepCourse(manifest.clone());
    return manifest;
  } catch (error) {
    const kept = isAway(error) ? await here : undefined;
    if (!kept) throw error;
    return kept;
  }
}

async function fetchedOrOlder(name: string): Promise<Response> {
  try {
    return await fetched(name);
  } catch (error) {
    const older = isAway(error) ? await anyVersionHere(name) : undefined;
    if (!older) throw error;
    return older;
  }
}

async function fetched(name: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(urlOf(name), { signal }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}
