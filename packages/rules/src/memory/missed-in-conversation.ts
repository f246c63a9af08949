import type { ConversationQuestion } from '../course/conversation.ts';

/**
 * The words that a conversation showed not to be understood: those of the questions answered wrongly.
 * What was no option of the question tells nothing: it has changed since. A right answer proves no word.
 */
export function missedInConversation(
  questions: readonly ConversationQuestion[],
  answers: readonly string[],
): string[] {
  const missed = questions.flatMap(({ options, correctAnswer, words = [] }, at) => {
    const answer = answers[at];
    const wrong = answer !== undefined && answer !== correctAnswer && options.includes(answer);
    return wrong ? words : [];
  });
  return [...new Set(missed)];
}
