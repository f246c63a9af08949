/** One element for everything that is played, so that a browser that asks for a gesture asks once. */
let element: HTMLAudioElement | undefined;
let url = '';
let stop: (() => void) | null = null;

/** Plays it to its end or until it is stopped; slower without becoming lower. */
export function playClip(clip: Blob, rate = 1, onSound?: () => void): Promise<void> {
  stopClip();
  const audio = loaded(clip);
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      if (stop !== stopThis) return;
      stop = null;
      audio.onended = null;
      audio.onerror = null;
      audio.onplaying = null;
      done();
    };
    const stopThis = () => {
      audio.pause();
      settle(resolve);
    };
    stop = stopThis;
    audio.onended = () => settle(resolve);
    // Playing begins before its first sample comes out: the clock of the element tells.
    const tellSound = () => {
      if (stop !== stopThis) return;
      if (audio.currentTime > 0) onSound?.();
      else requestAnimationFrame(tellSound);
    };
    if (onSound) audio.onplaying = tellSound;
    audio.onerror = () => settle(() => reject(new Error('The clip could not be played')));
    audio.preservesPitch = true;
    audio.playbackRate = rate;
    audio.play().catch((error: unknown) => settle(() => reject(error)));
  });
}

export function stopClip(): void {
  stop?.();
}

/** Gets the browser's player ready, which takes longer than playing: the first tap finds it warm. */
export function preparePlayer(clip: Blob): void {
  if (!stop) loaded(clip).preload = 'auto';
}

function loaded(clip: Blob): HTMLAudioElement {
  element ??= new Audio();
  URL.revokeObjectURL(url);
  url = URL.createObjectURL(clip);
  element.src = url;
  return element;
}
