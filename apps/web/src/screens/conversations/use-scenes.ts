import type { StoryFile, StoryScene } from '@hajde/rules/course/course-files';
import { unitState } from '@hajde/rules/path/unit-state';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { story } from '../../course/companions.ts';
import { outline } from '../../course/course.ts';
import { conversationsFinishedBy } from '../../learner/conversation-reads.ts';
import { progressOf, userOf } from '../../learner/reads.ts';
import { isRefused } from '../../outbox/records.ts';
import type { Refused } from '../../ui/not-counted-list.tsx';

export interface SceneHere extends StoryScene {
  readonly state: 'done' | 'open' | 'locked';
  readonly notYetSynced: boolean;
}

interface ScenesHere {
  readonly people: StoryFile['people'];
  readonly scenes: readonly SceneHere[];
  /** Finished offline, and not counted. */
  readonly refused: readonly Refused[];
}

/** The scenes of the story as they stand for this learner: each opens with its unit. */
export function useScenes(userId: string) {
  const told = useQuery(story());
  const course = useQuery(outline());
  const progress = useQuery(progressOf(userId));
  const user = useQuery(userOf(userId));
  const heard = useQuery(conversationsFinishedBy(userId));
  const failed = failureOf(told, course, progress, user, heard);
  if (!told.data || !course.data || !progress.data || !user.data || !heard.data) {
    return { failed, data: undefined };
  }
  const completed = new Set(progress.data.flatMap((it) => (it.completed ? [it.lessonId] : [])));
  const { units } = course.data;
  const { finished, waiting } = heard.data;
  const level = user.data.placementLevel;
  const isWaiting = (id: string) =>
    waiting.some((record) => record.conversationId === id && !isRefused(record));
  const scenes = told.data.scenes.map((scene): SceneHere => {
    const unit = units.find(({ id }) => id === scene.unitId);
    const locked = !unit || unitState(unit, units, completed, level) === 'locked';
    const notYetSynced = isWaiting(scene.id);
    const done = finished.includes(scene.id) || notYetSynced;
    return { ...scene, state: locked ? 'locked' : done ? 'done' : 'open', notYetSynced };
  });
  const refused = waiting.filter(isRefused).map((record): Refused => {
    const { conversationId } = record;
    return {
      record,
      title: scenes.find(({ id }) => id === conversationId)?.title ?? conversationId,
    };
  });
  const data: ScenesHere = { people: told.data.people, scenes, refused };
  return { failed, data };
}
