import { CHEER_IDS } from '@hajde/rules/circles/cheers';
import { CIRCLE_NAME_IDS, CIRCLE_SIGN_IDS } from '@hajde/rules/circles/circle';
import { CIRCLE_RULES } from '@hajde/rules/circles/shared-streak';
import { z } from 'zod';
import { calls } from './call.ts';
import { count, day, done, instant, learnerId, slug, text } from './fields.ts';

const inCircle = z.object({ circleId: z.uuid() });
const member = z.object({ memberId: learnerId });
/** As it was pasted or typed: a link, groups of letters. */
const code = z.object({ code: text(300) });

const chosen = z.object({
  name: z.enum(CIRCLE_NAME_IDS),
  sign: z.enum(CIRCLE_SIGN_IDS),
  /** On which days the shared streak grows: when everybody learns, or when at least two do. */
  rule: z.enum(CIRCLE_RULES),
});

const shown = chosen.extend({ id: z.uuid() });
const made = z.object({ id: z.uuid() });

/** In one's own calendar, since everybody has learnt by theirs. */
const ownDay = z.object({ lastLearntOn: day.nullable(), learntToday: z.boolean() });

export const circles = calls({
  'GET /api/circles': {
    summary: 'The circles that the learner is in',
    access: 'learner',
    answer: z.array(
      shown.extend({ members: count, learntToday: count, streak: count, isOwner: z.boolean() }),
    ),
  },
  'POST /api/circles': {
    summary: 'Make a circle',
    access: 'learner',
    body: chosen,
    answer: made,
  },
  'GET /api/circles/:circleId': {
    summary: 'A circle that the learner is in, by the XP of this week',
    access: 'learner',
    params: inCircle,
    answer: shown.extend({
      ownerId: learnerId,
      /** What opens it; only its owner is told. */
      code: z.string().nullable(),
      createdAt: instant,
      streak: z.object({ current: count, longest: count, through: day.nullable() }),
      members: z.array(
        ownDay.extend({
          id: learnerId,
          username: z.string(),
          streak: count,
          weekXp: count,
          rank: z.int().positive(),
          /** Where the path has brought them; null once the course is finished. */
          unitId: slug.nullable(),
        }),
      ),
      /** The last ones, the newest first. */
      cheers: z.array(
        z.object({
          id: z.uuid(),
          from: learnerId,
          to: learnerId,
          cheer: z.enum(CHEER_IDS),
          at: instant,
        }),
      ),
    }),
  },
  'POST /api/circles/invitation': {
    summary: 'What a code opens, before joining',
    access: 'learner',
    body: code,
    answer: shown.extend({ invitedBy: z.string(), members: count, isMember: z.boolean() }),
  },
  'POST /api/circles/invited-by': {
    summary: 'Who invites by a code, for who has to sign in first; all else is told afterwards',
    access: 'open',
    body: code,
    answer: z.object({ invitedBy: z.string(), name: chosen.shape.name }),
  },
  'POST /api/circles/join': {
    summary: 'Join the circle that a code opens',
    access: 'learner',
    body: code,
    answer: made,
  },
  'POST /api/circles/:circleId/leave': {
    summary: 'Leave; who owns it hands it over first, unless nobody else is in it',
    access: 'learner',
    params: inCircle,
    answer: done,
  },
  'POST /api/circles/:circleId/remove': {
    summary: 'Take somebody out; only its owner can',
    access: 'learner',
    params: inCircle,
    body: member,
    answer: done,
  },
  'POST /api/circles/:circleId/hand-over': {
    summary: 'Make another member the owner',
    access: 'learner',
    params: inCircle,
    body: member,
    answer: done,
  },
  'POST /api/circles/:circleId/renew': {
    summary: 'A new code; the one before opens nothing any more',
    access: 'learner',
    params: inCircle,
    answer: z.object({ code: z.string() }),
  },
  'POST /api/circles/:circleId/close': {
    summary: 'End the circle for everybody',
    access: 'learner',
    params: inCircle,
    answer: done,
  },
  'POST /api/circles/:circleId/cheers': {
    summary: 'Call something out to another member',
    access: 'learner',
    params: inCircle,
    body: member.extend({ cheer: z.enum(CHEER_IDS) }),
    answer: done,
  },
});
