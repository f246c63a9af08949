import { expect, type Page } from '@playwright/test';

/** A clip that the page played: how fast, how far it came, how loud it was. */
interface HeardClip {
  readonly rate: number;
  readonly preservesPitch: boolean;
  readonly bytes: number;
  readonly playedTo: number;
  readonly ended: boolean;
  readonly stopped: boolean;
  /** The largest sample that came out of the element. */
  readonly peak: number;
}

/**
 * Puts an ear beside every media element of the page, before its own code runs. With `needsTouch`
 * nothing plays before the first touch or key, as in every browser; a page that Playwright looks at
 * counts as touched, so that its own policy does not show.
 */
export async function hear(page: Page, { needsTouch = false } = {}): Promise<void> {
  await page.addInitScript((refuses) => {
    const clips: object[] = [];
    Object.assign(globalThis, { heardClips: clips });
    let touched = false;
    for (const gesture of ['pointerdown', 'keydown']) {
      addEventListener(gesture, () => (touched = true), { capture: true });
    }
    const sounds = new Map<string, Blob>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL.call(URL, blob);
      sounds.set(url, blob);
      return url;
    };
    const peakOf = async (sound: Blob) => {
      const data = await sound.arrayBuffer();
      const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(data);
      return decoded.getChannelData(0).reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
    };
    // The event would come only after the element has gone on to the next clip.
    const stopped = new WeakMap<HTMLMediaElement, () => void>();
    const { play, pause } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
      stopped.get(this)?.();
      pause.call(this);
    };
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      if (refuses && !touched) {
        return Promise.reject(new DOMException('Nothing was touched', 'NotAllowedError'));
      }
      const { src } = this;
      const sound = sounds.get(src);
      const clip = {
        rate: this.playbackRate,
        preservesPitch: this.preservesPitch,
        bytes: sound?.size ?? 0,
        playedTo: 0,
        ended: false,
        stopped: false,
        peak: 0,
      };
      const same = () => this.src === src;
      const follow = () => {
        if (!same()) return;
        clip.playedTo = Math.max(clip.playedTo, this.currentTime);
        if (!this.paused) requestAnimationFrame(follow);
      };
      const on = (event: string, then: () => void) =>
        this.addEventListener(event, () => same() && then(), { once: true });
      on('playing', () => {
        clips.push(clip);
        follow();
      });
      on('ended', () => {
        clip.playedTo = this.currentTime;
        clip.ended = true;
      });
      stopped.set(this, () => {
        clip.stopped = !clip.ended;
      });
      void (sound && peakOf(sound).then((peak) => Object.assign(clip, { peak })));
      return play.call(this);
    };
  }, needsTouch);
}

export function heardClips(page: Page): Promise<HeardClip[]> {
  return page.evaluate(() => (globalThis as unknown as { heardClips: HeardClip[] }).heardClips);
}

/** What was heard so far counts no more. */
export function forgetHeard(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { heardClips: HeardClip[] }).heardClips.length = 0;
  });
}

/** Waits until so many clips have been heard to their end. */
export async function clips(page: Page, ended: number): Promise<HeardClip[]> {
  await expect
    .poll(async () => {
      const all = await heardClips(page);
      // How loud it is, is worked out apart.
      return all.filter(({ ended: toItsEnd, peak }) => toItsEnd && peak > 0).length;
    })
    .toBe(ended);
  return heardClips(page);
}

/** It really sounded, and to its end. */
export function expectHeard(clip: HeardClip | undefined): void {
  expect(clip?.peak).toBeGreaterThan(0.1);
  expect(clip?.playedTo).toBeGreaterThan(0.2);
}
