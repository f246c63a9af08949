import { distance } from 'fastest-levenshtein';

export const EXCELLENT_FROM = 80;
export const GOOD_FROM = 60;

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

/** Not the learner's locale: in Turkish, I would become ı. */
function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
