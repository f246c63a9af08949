import type { FinishedConversation } from '@hajde/contract/conversations';
import { CONVERSATION_XP, type Conversation } from '@hajde/rules/conversation';
import type { PlayedLesson } from '@hajde/rules/pace';
import { streakAt } from '@hajde/rules/streak';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  changeLearner,
  countDay,
  type LockedLearner,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { keepPace, PLAYED_AROUND, rangesAround } from '../../ledger/pace.ts';
import { refuseIfWiped } from '../../ledger/refuse-wiped.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { learnDay, streakWeek } from '../../ledger/streak.ts';
import { streakOf } from '../../ledger/user.ts';

interface Heard {
  readonly completionId: string;
  readonly conversationId: string;
  readonly answers?: readonly string[] | undefined;
}

/** Takes in a conversation heard to its end: the first time pays, and every time keeps the streak. */
export async function completeConversation(
  server: Server,
  learnerId: string,
  heard: Heard,
  claimed: Moment,
): Promise<FinishedConversation> {
  const { conversations } = server.course;
  const conversation = conversations.find(({ id }) => id === heard.conversationId);
  if (conversation === undefined) throw notFound('conversation');
  const now = server.now();

  const look = (tx: Transaction) => before(tx, learnerId, heard, claimed.at, now);
  return changeLearner(server, learnerId, claimed, look, async (locked, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    refuseIfWiped(locked, 'This conversation was finished before your fresh start.');
    keepPace(locked, seen.played, now);

    const xpEarned = seen.paid ? 0 : CONVERSATION_XP;
    if (!seen.paid) pay(locked, conversationKey(conversation.id), { xp: xpEarned });
    countAnswers(locked, conversation, heard.answers ?? []);
    const weeks = await learnDay(tx, locked, now);
    const extras = [...weeks.map(streakWeek), ...grantAwards(locked, server.course)];
    const { learner, moment } = locked;
    const answer: FinishedConversation = {
      completionId: heard.completionId,
      conversationId: conversation.id,
      xpEarned,
      extras,
      xp: learner.xp,
      gems: learner.gems,
      streak: streakAt(streakOf(learner), now, moment.here).current,
    };
    saveLearner(tx, locked, finishedChange(locked, heard, answer, now));
    return answer;
  });
}

const conversationKey = (id: string) => `conversation:${id}`;

interface Before {
  /** What this very completion was answered, if it came before. */
  readonly earlier: FinishedConversation | null;
  readonly paid: boolean;
  /** What was played around this, and around now. */
  readonly played: readonly PlayedLesson[];
}

const BEFORE: Statement = {
  name: 'before-conversation',
  text: `
    select
      (select answer from finished_conversation
       where learner_id = $1 and completion_id = $2) as earlier,
      exists (select from ledger where learner_id = $1 and key = $3) as paid,
      ${PLAYED_AROUND} as played`,
};

async function before(
  tx: Transaction,
  learnerId: string,
  { completionId, conversationId }: Heard,
  at: Date,
  now: Date,
): Promise<Before> {
  const ids = [learnerId, completionId, conversationKey(conversationId)];
  const [row] = await tx.rows<Before>(BEFORE, [...ids, ...rangesAround(at, now)]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
}

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
      received_at, local_day, zone, answers, answer)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

function finishedChange(
  { learner, moment }: LockedLearner,
  { completionId, conversationId, answers }: Heard,
  answer: FinishedConversation,
  now: Date,
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
      answers === undefined ? null : JSON.stringify(answers),
      JSON.stringify(answer),
    ],
  };
}
