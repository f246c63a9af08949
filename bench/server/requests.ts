import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@hajde/rules/course';
import { NEW_UUID } from './client.ts';
import type { Player } from './crowd.ts';

const COURSE = join(import.meta.dirname, '../../packages/course/dist/course.json');

/** A signed-in GET for each player; `:id` in the path is theirs. */
export function gets(players: readonly Player[], ...paths: string[]): string[] {
  return players.map(({ id, token }, i) => {
    const path = paths[i % paths.length] ?? '';
    return `GET ${path.replace(':id', id)} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Time-Zone: Europe/Belgrade\r\n\r\n`;
  });
}

/** What the lesson player sends when a lesson is finished: its answers, most of them right. */
export function completions(players: readonly Player[]): string[] {
  const course: Course = JSON.parse(readFileSync(COURSE, 'utf8'));
  const lessons = course.units.flatMap(({ lessons }) => lessons);
  return players.map(({ id, token }, i) => {
    const lesson = lessons[i % lessons.length];
    if (lesson === undefined) throw new Error('The course has no lessons.');
    const body = JSON.stringify({
      userId: id,
      lessonId: lesson.id,
      unitId: lesson.unitId,
      perfect: true,
      xpEarned: lesson.xpReward,
      gemsEarned: lesson.gemsReward,
      completionId: NEW_UUID,
      answers: lesson.questions.map(({ correctAnswer }) => correctAnswer),
    });
    const length = Buffer.byteLength(body);
    return `POST /api/lessons/complete HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Time-Zone: Europe/Belgrade\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  });
}
