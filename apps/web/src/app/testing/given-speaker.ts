import { vi } from 'vitest';

/** Stands in for the loudspeaker, which this DOM has not: every clip begins at once, and is over. */
export function givenSpeaker(): { readonly played: readonly number[] } {
  /** The rate of each clip. */
  const played: number[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(this.playbackRate);
    this.dispatchEvent(new Event('playing'));
    queueMicrotask(() => this.dispatchEvent(new Event('ended')));
  });
  return { played };
}
