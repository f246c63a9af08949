import { BROUGHT } from './first-screen/brought.ts';
import { reloadWhenReplaced } from './offline/replaced.ts';
import './ui/style.css';

reloadWhenReplaced();
void painted().then(() => import('./main.tsx'));

/** The picture that the page brings is on the screen; the app must not hold it up. */
function painted(): Promise<void> {
  if (document.hidden || !document.getElementById(BROUGHT)) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
