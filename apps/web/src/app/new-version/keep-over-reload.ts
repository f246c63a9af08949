import { showExtras, shownExtras } from '../../learner/extras.ts';
import { shownToast, toast } from '../../ui/toast.ts';

const KEY = 'over the reload';

/** The toast and the extra rewards on the screen must not vanish because the page changes its version. */
export function keepOverReload(): void {
  const shown = shownToast();
  const carried = { toast: shown?.open ? shown : null, extras: shownExtras() };
  sessionStorage.setItem(KEY, JSON.stringify(carried));
}

export function restoreAfterReload(): void {
  const carried = sessionStorage.getItem(KEY);
  if (carried === null) return;
  sessionStorage.removeItem(KEY);
  const { toast: shown, extras } = JSON.parse(carried);
  if (shown) toast(shown);
  if (extras.length > 0) showExtras(extras);
}
