import type { RecognitionFailure } from './recogniser.ts';

/** What went wrong, in a sentence that says what to do. */
export const FAILURE_SENTENCES: Record<RecognitionFailure, string> = {
  refused:
    "Your browser won't let Hajde use the microphone. Allow it in this site's settings, then try again.",
  'no-microphone': 'No microphone was found. Connect one, then try again.',
  'no-speech': "We didn't hear anything. Move closer to the microphone and say it again.",
  'no-albanian':
    "This browser doesn't understand Albanian. You can still record yourself and compare.",
  'no-network':
    "Your browser needs the internet to understand speech. Try again once you're online, or record yourself and compare.",
  failed: "That didn't work. Try again, or record yourself and compare.",
};

/** Trying again may help; where it cannot, practising goes on without a score. */
export const isPermanent = (failure: RecognitionFailure): boolean => failure === 'no-albanian';
