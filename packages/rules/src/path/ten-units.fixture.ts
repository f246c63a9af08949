import type { UnitOutline } from '../course/course.ts';

/** A course of ten units with five lessons each: `u1-l1` to `u10-l5`. */
export const units: UnitOutline[] = Array.from({ length: 10 }, (_, u) => ({
  id: `u${u + 1}`,
  order: u + 1,
  lessons: Array.from({ length: 5 }, (_, l) => ({ id: `u${u + 1}-l${l + 1}`, order: l + 1 })),
}));

export function unit(order: number): UnitOutline {
  const found = units[order - 1];
  if (!found) throw new Error(`There is no unit ${order}`);
  return found;
}

export const lessonsOf = (...orders: number[]) =>
  orders.flatMap((it) => unit(it).lessons.map(({ id }) => id));
