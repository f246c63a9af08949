/** What a learner can say is wrong with a question. */
export const REPORT_REASONS = [
  'wrong_answer',
  'bad_albanian',
  'bad_english',
  'audio',
  'other',
] as const;
