import { keepTouches, sayNotStarted } from './app/first-screen/kept-touches.ts';
import { PAGE_DATA_ID } from './app/first-screen/page-data.ts';
import { preloadAfterPaint } from './app/first-screen/preload-after-paint.ts';
import { reloadWhenReplaced } from './app/new-version/reload-when-replaced.ts';
import { addFonts } from './ui/add-fonts.ts';
import './ui/style.css';

const PAINTED_WITHIN_MS = 5_000;

keepTouches();
reloadWhenReplaced();
await painted();
await preloadAfterPaint();
try {
  // Apart from the app itself, so that what the learner does in between gets its turn.
  await import('./app/first-screen/react.ts');
  await (await import('./main.tsx')).started;
  // Until they are there, fonts of the device stand in: any earlier, they would share a slow line with
  // what makes the page usable, or even with its paint.
  addFonts().catch((error) => console.warn('Fonts could not load.', error));
} catch (error) {
  console.error('Hajde could not start.', error);
  sayNotStarted();
}

/** Resolves once the first screen that the server drew is on the screen; on a plain page, at once. */
function painted(): Promise<void> {
  if (document.hidden || !document.getElementById(PAGE_DATA_ID)) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // A page that is put aside while it loads is not painted, and must start all the same.
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });
}
