/** Of the voice that speaks and of the recogniser that listens. */
export const SPEECH_LANGUAGE = 'sq';
export const SPEECH_RATE = 0.8;
