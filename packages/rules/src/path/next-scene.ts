import type { Conversation } from '../course/conversation.ts';
import type { Level, UnitOutline } from '../course/course.ts';
import { type Completed, unitState } from './unit-state.ts';

type Scene = Pick<Conversation, 'id' | 'unitId' | 'title'>;

/** A scene by its place in the story, which is its unit's. */
interface PlacedScene {
  readonly id: string;
  readonly title: string;
  readonly order: number;
}

/**
 * Where the story goes on: the first open scene after the last one heard, else the first that was passed
 * over. Null where every open scene has been heard.
 */
export function nextScene(open: readonly PlacedScene[], heard: ReadonlySet<string>) {
  const last = open.findLastIndex(({ id }) => heard.has(id));
  const unheard = ({ id }: PlacedScene) => !heard.has(id);
  return open.slice(last + 1).find(unheard) ?? open.find(unheard) ?? null;
}

/** The scenes whose units are open to this learner, in the order of the story. */
export function openScenes(
  scenes: readonly Scene[],
  units: readonly UnitOutline[],
  completed: Completed,
  level: Level,
): PlacedScene[] {
  return scenes
    .flatMap(({ id, unitId, title }) => {
      const unit = units.find((each) => each.id === unitId);
      const locked = !unit || unitState(unit, units, completed, level) === 'locked';
      return locked ? [] : [{ id, title, order: unit.order }];
    })
    .toSorted((a, b) => a.order - b.order);
}
