import { distance } from 'fastest-levenshtein';

export const PRONUNCIATION_WORDS = 10;
export const EXCELLENT_FROM = 80;
export const GOOD_FROM = 60;
export const RECOGNITION_STOPS_AFTER_MS = 5000;
export const SPEECH_LANGUAGE = 'sq';
export const SPEECH_RATE = 0.8;

export type PronunciationFeedback = 'Excellent!' | 'Good try!' | 'Keep practicing!';

/**
 * How near what was heard is to what was meant, from 0 to 100. Counted in UTF-16 units of the
 * composed text, in which every Albanian letter, ë and ç too, is one; nothing heard scores 0.
 */
export function pronunciationScore(said: string, target: string): number {
  const [heard, meant] = [plain(said), plain(target)];
  const longer = Math.max(heard.length, meant.length);
  if (longer === 0) return 0;
  return Math.round((100 * (longer - distance(heard, meant))) / longer);
}

export function pronunciationFeedback(score: number): PronunciationFeedback {
  if (score >= EXCELLENT_FROM) return 'Excellent!';
  return score >= GOOD_FROM ? 'Good try!' : 'Keep practicing!';
}

/** Over the ten words of a session, whether or not each was reached. */
export function sessionAverage(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / PRONUNCIATION_WORDS;
}

/** Not the learner's locale: in Turkish, I would become ı. */
function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
