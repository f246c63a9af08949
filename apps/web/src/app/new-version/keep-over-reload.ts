import { tabStorage } from '../../base/browser-storage.ts';
import { showExtras, shownExtras } from '../../learner/extras.ts';
import { finishedLesson, showFinishedLesson } from '../../learner/finished-lesson.ts';
import { changeVisitSettings, visitSettings } from '../../learner/visit-settings.ts';
import { shownToast, toast } from '../../ui/toast.ts';

const KEY = 'over the reload';

/**
 * The toast and the rewards on the screen must not vanish because the page changes its version, and the
 * visit goes on as it was set.
 */
export function keepOverReload(): void {
  const shown = shownToast();
  const carried = {
    toast: shown?.open ? shown : null,
    extras: shownExtras(),
    finished: finishedLesson(),
    settings: visitSettings(),
  };
  tabStorage.set(KEY, JSON.stringify(carried));
}

export function restoreAfterReload(): void {
  const carried = tabStorage.get(KEY);
  if (carried === null) return;
  tabStorage.remove(KEY);
  const { toast: shown, extras, finished, settings } = JSON.parse(carried);
  if (shown) toast(shown);
  if (extras.length > 0) showExtras(extras);
  if (finished) showFinishedLesson(finished);
  changeVisitSettings(settings);
}
