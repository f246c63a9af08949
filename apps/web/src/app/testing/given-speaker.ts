import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A clip that the app played: how fast, which one by its size, and what came of it. */
interface PlayedClip {
  readonly rate: number;
  readonly preservesPitch: boolean;
  readonly bytes: number;
  ended: boolean;
  stopped: boolean;
}

interface GivenSpeaker {
  /** The oldest first. */
  readonly played: PlayedClip[];
  /** What sounds now comes to its end. */
  end(): Promise<void>;
}

interface Hearing {
  /** A clip sounds until the test ends it, and not only for a moment. */
  readonly holds?: boolean;
  /** Nothing plays before the first touch, as in every browser. */
  readonly needsTouch?: boolean;
}

/** Stands in for the loudspeaker, which this DOM has not: every clip begins at once, and is over. */
export function givenSpeaker({ holds = false, needsTouch = false }: Hearing = {}): GivenSpeaker {
  const played: PlayedClip[] = [];
  const sizes = givenSizes();
  let sounding: { audio: HTMLMediaElement; clip: PlayedClip } | null = null;
  let touched = !needsTouch;
  if (needsTouch) {
    addEventListener('pointerdown', () => (touched = true), { capture: true, once: true });
  }
  const end = () => {
    if (!sounding) return;
    const { audio, clip } = sounding;
    sounding = null;
    clip.ended = true;
    audio.dispatchEvent(new Event('ended'));
  };
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    if (sounding) sounding.clip.stopped = true;
    sounding = null;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (!touched) throw new DOMException('Nothing was touched', 'NotAllowedError');
    const { playbackRate: rate, preservesPitch, src } = this;
    const bytes = sizes.get(src) ?? 0;
    const clip = { rate, preservesPitch, bytes, ended: false, stopped: false };
    played.push(clip);
    sounding = { audio: this, clip };
    // By its clock the app knows that the first sample came out.
    this.currentTime = 0.01;
    this.dispatchEvent(new Event('playing'));
    if (!holds) queueMicrotask(end);
  });
  return { played, end: () => act(async () => end()) };
}

/** How many bytes are behind the address of each clip. */
function givenSizes(): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL.call(URL, blob);
    if (blob instanceof Blob) sizes.set(url, blob.size);
    return url;
  });
  return sizes;
}
