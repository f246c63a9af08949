import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addDays, DAY_MS, type Day, localDay } from '@hajde/rules/days/days';
import { instantAt } from '@hajde/rules/days/time-of-day';
import {
  decideReminder,
  type ReminderKind,
  type ReminderWish,
  WEEKDAYS,
} from '@hajde/rules/reminders/when-due';
import type { Database } from '../db/connection.ts';
import { sqlOn } from './sql.ts';

const PROCESS = fileURLToPath(new URL('./reminding-process.ts', import.meta.url));
const ZONES = ['Europe/Belgrade', 'America/New_York', 'Pacific/Auckland'];
const HOURS = [null, 9, 18, 21];

export interface Sent {
  readonly learnerId: string;
  readonly day: Day;
  readonly kind: ReminderKind;
  readonly at: string;
}

interface Life {
  readonly id: string;
  readonly wish: ReminderWish;
  readonly zone: string;
  /** When they learn, in order. */
  readonly lessons: readonly Date[];
  readonly learnt: Map<Day, Date>;
  readonly claimed: Sent[];
  taken: number;
  wakeAt: Date | null;
}

/**
 * So many learners live so many days while two processes remind them out of the one queue, and now and
 * then one of those is killed. Beside it the rules alone say what is due.
 */
export async function liveReminded(
  { url, database }: { readonly url: string; readonly database: Database },
  settings: { learners: number; from: Day; days: number; killEvery: number; random: () => number },
) {
  const { learners, from, days, killEvery, random } = settings;
  const start = new Date(`${from}T00:00:00Z`);
  const end = new Date(start.getTime() + days * DAY_MS);
  const lives = Array.from({ length: learners }, (_, i) => newLife(i, from, days, random));
  await settle(database, lives, start);
  const heard: Sent[] = [];
  const workers = await Promise.all([startWorker(url, heard), startWorker(url, heard)]);
  const killedAt = new Set<string>();
  let ticks = 0;
  for (let now = start; now < end; now = nextWake(lives, end)) {
    await learn(database, lives, now);
    for (const life of lives) decide(life, now);
    ticks += 1;
    const dies = ticks % killEvery === 0;
    if (dies) {
      killedAt.add(now.toISOString());
      // While both are at it: a claim may be half done, or done and not yet sent.
      const victim = ticks % 2;
      const others = tell(workers[1 - victim], now);
      void tell(workers[victim], now).catch(() => {});
      for (let turns = Math.floor(random() * 8); turns > 0; turns -= 1) {
        await database.pool.query('select 1');
      }
      workers[victim]?.process.kill('SIGKILL');
      await Promise.all([others, once(workers[victim]?.process ?? process, 'close')]);
      workers[victim] = await startWorker(url, heard);
    }
    // Until nothing is left, also of what a killed one had locked.
    await Promise.all(workers.map((worker) => tell(worker, now)));
  }
  for (const { process: child } of workers) child.disconnect();
  return { heard, killedAt, ticks, lives, expected: lives.flatMap(({ claimed }) => claimed) };
}

function newLife(i: number, from: Day, days: number, random: () => number): Life {
  const zone = ZONES[i % ZONES.length] ?? 'UTC';
  const eagerness = random();
  const hour = 7 + Math.floor(random() * 15);
  const lessons = Array.from({ length: days }, (_, n) => n).flatMap((n) => {
    if (random() > eagerness) return [];
    return [instantAt(addDays(from, n), hour * 60 + (random() < 0.2 ? 60 : 0), zone)];
  });
  return {
    id: randomUUID(),
    zone,
    wish: {
      hour: HOURS[i % HOURS.length] ?? null,
      days: WEEKDAYS.filter(() => random() < 0.9),
      reminds: true,
      letter: random() < 0.5,
    },
    lessons,
    learnt: new Map(),
    claimed: [],
    taken: 0,
    wakeAt: null,
  };
}

async function settle(database: Database, lives: readonly Life[], start: Date): Promise<void> {
  for (const life of lives) {
    const { id, zone, wish } = life;
    life.wakeAt = start;
    await sqlOn(database)`
      insert into learner (id, username, username_key, email, email_key, email_verified_at, zone)
      values (${id}, ${id}, ${id}, ${id}, ${id}, now(), ${zone})`;
    await sqlOn(database)`
      insert into reminder values (${id}, ${wish.hour}, ${wish.days}, true, ${wish.letter}, ${id},
        ${start.toISOString()})`;
  }
}

/** What was learnt up to this instant is in the database before anybody looks. */
async function learn(database: Database, lives: readonly Life[], now: Date): Promise<void> {
  const rows: { id: string; day: Day; at: string; zone: string }[] = [];
  for (const life of lives) {
    for (
      let lesson = life.lessons[life.taken];
      lesson !== undefined && lesson <= now;
      lesson = life.lessons[life.taken]
    ) {
      const day = localDay(lesson, life.zone);
      if (!life.learnt.has(day)) life.learnt.set(day, lesson);
      rows.push({ id: life.id, day, at: lesson.toISOString(), zone: life.zone });
      life.taken += 1;
    }
  }
  if (rows.length === 0) return;
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ day }) => day),
    rows.map(({ at }) => at),
    rows.map(({ zone }) => zone),
  ];
  await database.pool.query(
    `with learnt as (
       select * from unnest($1::uuid[], $2::date[], $3::timestamptz[], $4::text[]) as l (id, day, at, zone)
     ), days as (
       insert into learner_day (learner_id, day, first_at, last_at, first_zone, last_zone)
       select id, day, at, at, zone, zone from learnt on conflict do nothing
     )
     update learner set streak_last_at = latest.at, streak_last_zone = latest.zone
     from (select distinct on (id) * from learnt order by id, at desc) as latest
     where learner.id = latest.id`,
    columns,
  );
}

/** The same by the rules alone. */
function decide(life: Life, now: Date): void {
  if (life.wakeAt === null || life.wakeAt > now) return;
  const last = life.lessons[life.taken - 1];
  const day = localDay(now, life.zone);
  const past = {
    zone: life.zone,
    lastLesson: last ? { at: last, zone: life.zone } : null,
    learntToday: life.learnt.has(day),
    latest: life.claimed
      .toReversed()
      .map((sent) => ({ day: sent.day, learnt: life.learnt.has(sent.day) })),
  };
  const { send, wakeAt } = decideReminder(life.wish, past, now);
  if (send) life.claimed.push({ learnerId: life.id, day, kind: send, at: now.toISOString() });
  life.wakeAt = wakeAt;
}

const nextWake = (lives: readonly Life[], end: Date) =>
  lives.reduce((first, { wakeAt }) => (wakeAt && wakeAt < first ? wakeAt : first), end);

interface Worker {
  readonly process: ChildProcess;
  done(now: string): Promise<void>;
}

async function startWorker(url: string, heard: Sent[]): Promise<Worker> {
  const child = fork(PROCESS, [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = new Map<string, () => void>();
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('a process that reminds has died')));
    child.on('message', (message: Sent | { done: string } | { ready: true }) => {
      if ('learnerId' in message) heard.push(message);
      else if ('done' in message) waiting.get(message.done)?.();
      else resolve();
    });
  });
  return {
    process: child,
    done: (now) => new Promise((resolve) => waiting.set(now, resolve)),
  };
}

async function tell(worker: Worker | undefined, now: Date): Promise<void> {
  const at = now.toISOString();
  const done = worker?.done(at);
  worker?.process.send({ now: at });
  await done;
}
