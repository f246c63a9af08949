import { newStore, useStore } from '../base/store.ts';

/** The switches of Profile's Language Settings: on at the start of every visit, and never saved. */
export interface VisitSettings {
  readonly audio: boolean;
  readonly speakingPractice: boolean;
  readonly dailyReminder: boolean;
}

const AT_FIRST: VisitSettings = { audio: true, speakingPractice: true, dailyReminder: true };

const settings = newStore(AT_FIRST);

export const visitSettings = settings.get;
export const onVisitSettingsChange = settings.onChange;
export const useVisitSettings = () => useStore(settings);
export const resetVisitSettings = () => settings.set(AT_FIRST);

export function changeVisitSettings(change: Partial<VisitSettings>): void {
  settings.set({ ...settings.get(), ...change });
}
