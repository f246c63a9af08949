import { showExtras, shownExtras } from '../../learner/extras.ts';
import { shownToast, toast } from '../../ui/toast.ts';

const KEY = 'over the reload';

/** What the learner is being told must not vanish because the page changes its version. */
export function carryOver(): void {
  const told = shownToast();
  const carried = { toast: told?.open ? told : null, extras: shownExtras() };
  sessionStorage.setItem(KEY, JSON.stringify(carried));
}

export function pickUp(): void {
  const carried = sessionStorage.getItem(KEY);
  if (carried === null) return;
  sessionStorage.removeItem(KEY);
  const { toast: told, extras } = JSON.parse(carried);
  if (told) toast(told);
  if (extras.length > 0) showExtras(extras);
}
