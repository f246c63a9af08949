import { type Colour, canvas } from '../../mail/png.ts';

const GROUND: Colour = [0xff, 0xfa, 0xf3];
const LINE: Colour = [0xe5, 0xd9, 0xcc];
const RED: Colour = [0xc8, 0x10, 0x2e];

const HEIGHT = 160;
const BAR = 44;
const GAP = 20;
const BASE = 8;

/** The XP of each day as bars; a day without any is a dash on the line. */
export function weekPicture(xp: readonly number[]): Buffer {
  const width = xp.length * (BAR + GAP) + GAP;
  const picture = canvas(width, HEIGHT, GROUND);
  const most = Math.max(1, ...xp);
  const room = HEIGHT - BASE - GAP;
  xp.forEach((value, i) => {
    const height = value === 0 ? 0 : Math.max(BASE, Math.round((value / most) * room));
    picture.fill(GAP + i * (BAR + GAP), HEIGHT - BASE - height, BAR, height, RED);
    picture.fill(GAP + i * (BAR + GAP), HEIGHT - BASE, BAR, 2, LINE);
  });
  return picture.png();
}
