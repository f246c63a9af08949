// @ts-check
// Cuts the two fonts to the characters and weights that the app shows: `node scripts/cut-fonts.mjs`.
// Needs Debian's python3-fonttools, python3-brotli and opentype-sanitizer; the result is in git.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './freshness.mjs';

/** Debian's own, which has fonttools; another Python on the PATH may not. */
const PYTHON = '/usr/bin/python3';

/** What the app shows, and nothing of ui/more-letters.css. */
const CHARACTERS =
  'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+C0-D6,U+D8-F6,U+F8-FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2212';

/**
 * The weights end at one that was drawn (Nunito's are 200, 700 and 1000): cut in between, variations
 * point beyond their range, and browsers that check fonts (Firefox) drop all of them, so that nothing
 * is bold. The lower end is cut in a step of its own, since fonttools 4.38 gets both at once wrong.
 */
const FONTS = [
  { name: 'nunito', steps: ['wght=200:700', 'wght=400:700'] },
  { name: 'baloo-2', steps: ['wght=600:800'] },
];

for (const { name, steps } of FONTS) {
  const folder = mkdtempSync(join(tmpdir(), 'hajde-fonts-'));
  const result = join(root, `apps/web/src/ui/fonts/${name}-latin.woff2`);
  let font = join(
    root,
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  for (const [at, weights] of steps.entries()) {
    const cut = join(folder, `${at}.ttf`);
    python('fontTools.varLib.instancer', font, weights, '-o', cut);
    font = cut;
  }
  python(
    'fontTools.subset',
    font,
    `--unicodes=${CHARACTERS}`,
    '--no-hinting',
    '--flavor=woff2',
    `--output-file=${result}`,
  );
  execFileSync('ots-sanitize', [result, join(folder, 'sanitized.ttf')], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

/** @param {string[]} args */
function python(...args) {
  execFileSync(PYTHON, ['-m', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}
