/** Where what was done on this device waits to be handed in, as the sync sees it. */
export interface RecordStore<R> {
  /** Pending and not refused, of this learner alone, the oldest first. */
  unsent(userId: string): Promise<R[]>;
  markSynced(record: R, at: string): Promise<void>;
  markRefused(record: R, at: string, reason: string): Promise<void>;
}
