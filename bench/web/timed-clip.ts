import type { Locator, Page } from '@playwright/test';

/** Taps as a person does: milliseconds until it plays. */
export async function timeToSound(page: Page, speaker: Locator): Promise<number> {
  const armed = await page.evaluateHandle(arm);
  await speaker.click();
  return armed.evaluate(({ heard }) => heard);
}

/** Runs in the page. The element that plays is on no page, so the next one that is told to is it. */
function arm(): { heard: Promise<number> } {
  const heard = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('The clip did not play within 10 seconds')), 10_000);
    const tapped = ({ timeStamp }: Event) => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function followed(this: HTMLMediaElement) {
        HTMLMediaElement.prototype.play = play;
        const playing = () => {
          resolve(performance.now() - timeStamp);
          // What is measured next shall have the loudspeaker for itself.
          this.pause();
        };
        this.addEventListener('playing', playing, { once: true });
        return play.call(this);
      };
    };
    addEventListener('click', tapped, { once: true, capture: true });
  });
  return { heard };
}

/** The floor: makes this an empty page with one button, which gives the clip to a new element. */
export async function showBarePlayer(page: Page, clip: Buffer): Promise<Locator> {
  await page.goto('about:blank');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const file = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
    const button = document.createElement('button');
    button.textContent = 'Listen';
    button.addEventListener('click', () => new Audio(file).play());
    document.body.append(button);
  }, clip.toString('base64'));
  return page.getByRole('button');
}
