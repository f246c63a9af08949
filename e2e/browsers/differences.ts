import type { Browser } from './browser.ts';

/** What a browser can do of the things that Hajde does without where it must. */
export async function printAbilities(browser: Browser): Promise<void> {
  const found = await browser.evaluate(abilities, null);
  const list = Object.entries(found).map(([name, has]) => `${name} ${has ? 'yes' : 'no'}`);
  console.log(`  ${list.join(', ')}`);
}

async function abilities(): Promise<Record<string, boolean>> {
  const worker = await navigator.serviceWorker?.ready;
  return {
    'speech recognition': 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    'speech synthesis': 'speechSynthesis' in window,
    'background sync': worker !== undefined && 'sync' in worker,
    'persistent storage': 'persist' in (navigator.storage ?? {}),
    'storage estimate': 'estimate' in (navigator.storage ?? {}),
    'opus in ogg': document.createElement('audio').canPlayType('audio/ogg; codecs=opus') !== '',
    'content-visibility': CSS.supports('content-visibility', 'auto'),
    'web locks': 'locks' in navigator,
  };
}
