import type { Course, Lesson, ShopItem, Unit } from './course.ts';

/** The course with its things found by id. */
export interface Catalogue extends Course {
  lesson(id: string): { lesson: Lesson; unit: Unit } | undefined;
  item(id: string): ShopItem | undefined;
}

export function catalogue(course: Course): Catalogue {
  const lessons = new Map(
    course.units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, { lesson, unit }])),
  );
  const items = new Map(course.shop.map((item) => [item.id, item]));
  return { ...course, lesson: (id) => lessons.get(id), item: (id) => items.get(id) };
}
