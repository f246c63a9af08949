/** As long as it need not be asked for again, a word counts as known. */
export const isKnown = (strength: number): boolean => strength >= 0.9;
