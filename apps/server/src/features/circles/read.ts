import type { Answer } from '@hajde/contract/types';
import { sharedStreak } from '@hajde/rules/circles/shared-streak';
import { localDay } from '@hajde/rules/days/days';
import { withRanks } from '@hajde/rules/game/ranking';
import { nextLesson } from '@hajde/rules/path/next-lesson';
import { streakAt } from '@hajde/rules/streak/streak';
import { rowsOf, type Statement } from '../../db/statement.ts';
import type { Server } from '../../http/server.ts';
import { streakBehind } from '../../ledger/streak.ts';
import { type MemberRow, membersOf } from './members.ts';
import { noSuchCircle, OWNER } from './membership.ts';

type Listed = Answer<'GET /api/circles'>[number];
type Page = Answer<'GET /api/circles/:circleId'>;
type CircleRow = Pick<Page, 'id' | 'name' | 'sign' | 'rule' | 'ownerId'> & {
  readonly code: string;
  readonly createdAt: Date;
};

const FIELDS = `circle.id, circle.name, circle.sign, circle.rule, circle.code,
  circle.created_at as "createdAt", ${OWNER} as "ownerId"`;

const OWN: Statement = {
  name: 'circles-of-learner',
  text: `
    select ${FIELDS} from circle_member as me join circle on circle.id = me.circle_id
    where me.learner_id = $1 and me.left_at is null
    order by me.joined_at, circle.id`,
};

export async function circlesOf(
  { database: { pool } }: Server,
  learnerId: string,
  now: Date,
): Promise<Listed[]> {
  const circles = await rowsOf<CircleRow>(pool, OWN, [learnerId]);
  if (circles.length === 0) return [];
  const ids = circles.map(({ id }) => id);
  const all = await membersOf(pool, ids, now, { withLessons: false });
  return circles.map(({ id, name, sign, rule, ownerId }) => {
    const members = all.filter(({ circleId }) => circleId === id);
    const present = members.filter(({ isIn }) => isIn);
    return {
      id,
      name,
      sign,
      rule,
      isOwner: ownerId === learnerId,
      members: present.length,
      learntToday: present.filter((member) => ownDayOf(member, now).learntToday).length,
      streak: sharedStreak(rule, members, now).current,
    };
  });
}

const ONE: Statement = {
  name: 'circle-of-member',
  text: `
    select ${FIELDS} from circle
    where circle.id = $1 and exists (
      select from circle_member where circle_id = $1 and learner_id = $2 and left_at is null)`,
};

const CHEERS_SHOWN = 20;
const CHEERS: Statement = {
  name: 'cheers-of-circle',
  text: `
    select id, learner_id as "from", to_id as "to", cheer, at from circle_cheer
    where circle_id = $1 and 2 = (
      select count(*) from circle_member
      where circle_id = $1 and learner_id in (circle_cheer.learner_id, to_id) and left_at is null)
    order by at desc, id limit ${CHEERS_SHOWN}`,
};
type CheerRow = Omit<Page['cheers'][number], 'at'> & { readonly at: Date };

/** A circle's page, for one of its members alone. */
export async function circlePage(
  { database: { pool, db }, course }: Server,
  circleId: string,
  learnerId: string,
  now: Date,
): Promise<Page> {
  const [circle] = await rowsOf<CircleRow>(pool, ONE, [circleId, learnerId]);
  if (circle === undefined) throw noSuchCircle();
  const [members, cheers] = await Promise.all([
    membersOf(pool, [circleId], now, { withLessons: true }),
    rowsOf<CheerRow>(pool, CHEERS, [circleId]),
  ]);
  const shown = await Promise.all(
    members
      .filter(({ isIn }) => isIn)
      .map(async (member) => ({
        ...ownDayOf(member, now),
        id: member.learner.id,
        username: member.learner.username,
        streak: streakAt(await streakBehind(db, member.learner, now), now, member.zone).current,
        value: member.weekXp,
        unitId: nextLesson(course.units, new Set(member.lessons))?.unit.id ?? null,
      })),
  );
  const { createdAt, code, ...rest } = circle;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    code: circle.ownerId === learnerId ? code : null,
    streak: sharedStreak(circle.rule, members, now),
    members: withRanks(shown.toSorted(byXpAndName)).map(({ value, ...member }) => ({
      ...member,
      weekXp: value,
    })),
    cheers: cheers.map(({ at, ...cheer }) => ({ ...cheer, at: at.toISOString() })),
  };
}

function ownDayOf({ learner: { streakLastAt, streakLastZone }, zone }: MemberRow, now: Date) {
  const lastLearntOn =
    streakLastAt && streakLastZone ? localDay(streakLastAt, streakLastZone) : null;
  return {
    lastLearntOn,
    learntToday: lastLearntOn !== null && lastLearntOn >= localDay(now, zone),
  };
}

interface Ranked {
  readonly value: number;
  readonly username: string;
}

function byXpAndName(a: Ranked, b: Ranked): number {
  return b.value - a.value || a.username.localeCompare(b.username, 'en');
}
