import { knownZone } from '@hajde/rules/time-zones';

/**
 * The zone of this device, in which the learner's days begin and end. A browser that cannot find out
 * says `Etc/Unknown`, which it does not take itself, or nothing at all: then days are UTC's.
 */
export function timeZone(): string {
  const named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return knownZone(named ?? '');
}
