/** A session of the ear trainer: so many words are heard, and one session a day pays. */
export const SOUND_SESSION_LENGTH = 20;
export const SOUND_SESSION_XP = 5;
