import { newStore, useStore } from '../base/store.ts';

/** Whether the server can reach its data. One refused call alone does not say so yet. */
type Outage = 'none' | 'suspected' | 'certain';

export const outage = newStore<Outage>('none');

/** A call was answered 503: `watchOutage` finds out what is behind it. */
export function suspectOutage(): void {
  if (outage.get() === 'none') outage.set('suspected');
}

export const useOutage = () => useStore(outage) === 'certain';
