// The browser's list arrives late in Chrome: it is asked for at once, so that it is there in time.
synthesis()?.getVoices();

/** An Albanian voice of the browser, never another language's: it would teach the wrong sounds. */
export function albanianVoice(): SpeechSynthesisVoice | undefined {
  return synthesis()
    ?.getVoices()
    .find((voice) => isAlbanian(voice) && isReal(voice));
}

/** Waits that long for an Albanian voice, for a text that has no clip. */
export function voiceWithin(ms: number): Promise<SpeechSynthesisVoice | undefined> {
  const speaking = synthesis();
  const listed = speaking?.getVoices().length ?? 0;
  // Once there is a list, it is complete.
  if (speaking === undefined || listed > 0) return Promise.resolve(albanianVoice());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      speaking.removeEventListener('voiceschanged', done);
      resolve(albanianVoice());
    };
    const timer = setTimeout(done, ms);
    speaking.addEventListener('voiceschanged', done);
  });
}

function synthesis(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis;
}

function isAlbanian({ lang }: SpeechSynthesisVoice): boolean {
  return /^sq([-_]|$)/i.test(lang);
}

/**
 * espeak-ng's own Albanian says every fourth word wrong, which our clips do not; and a voice that
 * lives on a server says nothing without one.
 */
function isReal({ name, voiceURI, localService }: SpeechSynthesisVoice): boolean {
  return !/espeak/i.test(`${name} ${voiceURI}`) && (localService || navigator.onLine);
}
