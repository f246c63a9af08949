/** One element for everything that is played, so that a browser that asks for a gesture asks once. */
let element: HTMLAudioElement | undefined;
let stop: () => void = () => undefined;

/** Plays it to its end or until it is stopped; slower without becoming lower. */
export function playClip(clip: Blob, rate = 1): Promise<void> {
  stopClip();
  element ??= new Audio();
  const audio = element;
  const url = URL.createObjectURL(clip);
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      stop = () => undefined;
      audio.onended = null;
      audio.onerror = null;
      URL.revokeObjectURL(url);
      done();
    };
    stop = () => {
      audio.pause();
      settle(resolve);
    };
    audio.onended = () => settle(resolve);
    audio.onerror = () => settle(() => reject(new Error('The clip could not be played')));
    audio.src = url;
    audio.preservesPitch = true;
    audio.playbackRate = rate;
    audio.play().catch((error: unknown) => {
      // A clip that was stopped before it began has settled already.
      if (audio.onended !== null && audio.src === url) settle(() => reject(error));
    });
  });
}

export function stopClip(): void {
  stop();
}
