import type { Page } from '@playwright/test';
import { hearScene, learnLessons, practiseAll } from './lived.ts';
import type { Person } from './person.ts';
import { courseFile } from './play.ts';

export interface Life {
  /** Days with lessons. */
  readonly days: number;
  readonly practises: boolean;
  /** Days without anything since then. */
  readonly away: number;
}

/** Two lessons a day, a scene when one opens, and for who practises a session of what was met. */
export async function liveDays(
  page: Page,
  me: Person,
  life: Life,
  pass: (days: number) => Promise<void>,
): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  const scenes = new Map((await scenesOf(page)).map(({ id, unitId }) => [unitId, id]));
  let learnt = 0;
  for (let day = 1; day <= life.days; day += 1) {
    await learnLessons(page, me, 2);
    learnt += 2;
    if (life.practises) {
      await practiseAll(page, me, 2);
      const unit = units[Math.floor(learnt / 5) - 1];
      const scene = unit && scenes.get(unit.id);
      if (scene && day % 3 === 0) await hearScene(page, me, scene);
    }
    if (day < life.days) await pass(1);
  }
  if (life.away > 0) await pass(life.away);
}

async function scenesOf(page: Page): Promise<{ id: string; unitId: string }[]> {
  const manifest = await (await page.request.get('/course/course-manifest.json')).json();
  return (await (await page.request.get(`/course/${manifest.story}`)).json()).scenes;
}
