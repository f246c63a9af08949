import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course, Lesson } from '@hajde/rules/course/course';
import type { Player } from './crowd.ts';
import { NEW_UUID } from './wire.ts';

const COURSE = join(import.meta.dirname, '../../packages/course/dist/course.json');

/** A signed-in GET for each player; `:id` in the path is theirs. */
export function gets(players: readonly Player[], ...paths: string[]): string[] {
  return players.map(({ id, token }, i) => {
    const path = paths[i % paths.length] ?? '';
    return `GET ${path.replace(':id', id)} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Time-Zone: Europe/Belgrade\r\n\r\n`;
  });
}

export function lessonsOfCourse(): Lesson[] {
  const course: Course = JSON.parse(readFileSync(COURSE, 'utf8'));
  return course.units.flatMap(({ lessons }) => lessons);
}

/** A lesson that each player has finished. */
export function completions(players: readonly Player[]): string[] {
  const lessons = lessonsOfCourse();
  return players.map((player, i) => {
    const lesson = lessons[i % lessons.length];
    if (lesson === undefined) throw new Error('The course has no lessons.');
    return post(player, '/api/lessons/complete', finished(player, lesson));
  });
}

/** What the lesson player sends when a lesson is finished: its answers, all of them right. */
export const finished = ({ id }: Player, lesson: Lesson) => ({
  userId: id,
  lessonId: lesson.id,
  unitId: lesson.unitId,
  perfect: true,
  xpEarned: lesson.xpReward,
  gemsEarned: lesson.gemsReward,
  completionId: NEW_UUID,
  answers: lesson.questions.map(({ correctAnswer }) => correctAnswer),
});

export function post({ token }: Player, path: string, sent: object): string {
  const body = JSON.stringify(sent);
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Time-Zone: Europe/Belgrade\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
}
