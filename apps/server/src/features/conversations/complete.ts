import type { FinishedConversation } from '@hajde/contract/conversations';
import { CONVERSATION_XP, type Conversation } from '@hajde/rules/course/conversation';
import { positionsOf } from '@hajde/rules/course/played-release';
import { missedInConversation } from '@hajde/rules/memory/missed-in-conversation';
import { streakAt } from '@hajde/rules/streak/streak';
import type { Change, Statement } from '../../db/statement.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { finishOnce, lookUp, type SeenBefore, seenBefore } from '../../ledger/finish-once.ts';
import { countDay, type LockedLearner, type Moment, pay } from '../../ledger/locked-learner.ts';
import { streakOf } from '../../ledger/user.ts';

interface Heard {
  readonly completionId: string;
  readonly conversationId: string;
  readonly answers?: readonly string[] | undefined;
}

interface Seen extends SeenBefore<FinishedConversation> {
  readonly paid: boolean;
}

/** Takes in a conversation heard to its end: the first time pays, and every time keeps the streak. */
export async function completeConversation(
  server: Server,
  learnerId: string,
  heard: Heard,
  claimed: Moment,
): Promise<FinishedConversation> {
  const { completionId, conversationId } = heard;
  const conversation = server.course.conversations.find(({ id }) => id === conversationId);
  if (conversation === undefined) throw notFound('conversation');
  const paidUnder = `conversation:${conversation.id}`;

  return finishOnce(server, claimed, {
    kind: 'conversation',
    learnerId,
    idempotencyKey: completionId,
    look: (tx, common) => lookUp<Seen>(tx, BEFORE, [...common, paidUnder]),
    settle(locked, { paid }) {
      const xpEarned = paid ? 0 : CONVERSATION_XP;
      return {
        finished: true,
        pay() {
          if (!paid) pay(locked, paidUnder, { xp: xpEarned });
          countAnswers(locked, conversation, heard.answers ?? []);
          return [];
        },
        conclude(extras) {
          const { learner, moment, now } = locked;
          const answer: FinishedConversation = {
            completionId,
            conversationId: conversation.id,
            xpEarned,
            extras: [...extras],
            xp: learner.xp,
            gems: learner.gems,
            streak: streakAt(streakOf(learner), now, moment.here).current,
          };
          const chosen = heard.answers ? positionsOf(conversation.questions, heard.answers) : null;
          const missed = missedInConversation(conversation.questions, heard.answers ?? []);
          return {
            answer,
            changes: [finishedChange(locked, { ...heard, chosen, missed }, answer)],
          };
        },
      };
    },
  });
}

const BEFORE = seenBefore(
  'conversation',
  'exists (select from ledger where learner_id = $1 and key = $7) as paid',
);

function countAnswers(
  locked: LockedLearner,
  { questions }: Conversation,
  answers: readonly string[],
): void {
  const asked = questions.slice(0, answers.length);
  const right = asked.filter(({ correctAnswer }, at) => answers[at] === correctAnswer).length;
  countDay(locked, 'rightAnswers', right);
  countDay(locked, 'wrongAnswers', asked.length - right);
}

const FINISHED: Statement = {
  name: 'finished-conversation',
  text: `
    insert into finished_conversation (learner_id, completion_id, conversation_id, saved_at,
      received_at, local_day, zone, answers, answer, missed, remembered)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], cardinality($10::text[]) = 0)`,
};

function finishedChange(
  { learner, moment, now }: LockedLearner,
  {
    completionId,
    conversationId,
    chosen,
    missed,
  }: Heard & {
    chosen: readonly number[] | null;
    missed: readonly string[];
  },
  answer: FinishedConversation,
): Change {
  return {
    statement: FINISHED,
    values: [
      learner.id,
      completionId,
      conversationId,
      moment.at.toISOString(),
      now.toISOString(),
      moment.day,
      moment.zone,
      chosen && JSON.stringify(chosen),
      JSON.stringify(answer),
      missed,
    ],
  };
}
