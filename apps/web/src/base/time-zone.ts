/** The zone of this device, in which the learner's days begin and end. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
