/** Two semitones between two sayings of one word, as much as one person differs from one time to the next. */
const SEMITONES = 2;

/** A natural voice is measured at the pitch of its clips and so many times higher. */
export const NATURAL_HIGHER = 2 ** (SEMITONES / 12);

/** espeak-ng, whose steps are a fifth of a semitone each, five of them below the clips and five above. */
export const ESPEAK_LOW = -5;
export const ESPEAK_HIGH = 5;
