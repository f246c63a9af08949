import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { changed, inFolder } from '../testing/content-folder.ts';
import { oneProcess } from '../testing/one-process.ts';
import { type Files, unitPath, validContent } from '../testing/valid-content.ts';
import { word } from '../testing/valid-words.ts';

const valid = validContent(2);
const COMPILED = fileURLToPath(
  new URL('../../../../node_modules/.cache/hajde/compiled', import.meta.url),
);

/** Half of what such a process does is compiling what the one before has compiled. */
const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
const shared = oneProcess(env);
afterAll(() => shared.end());

const start = (command: string, ...args: string[]) => shared.run(script(command), args);

async function run(command: string, files: Files, ...flags: string[]) {
  return inFolder(files, async (dir) => start(command, '--content', dir, ...flags));
}

async function runAlone(command: string, files: Files, ...flags: string[]) {
  return inFolder(files, async (dir) =>
    spawnSync(process.execPath, [script(command), '--content', dir, ...flags], {
      encoding: 'utf8',
      env,
    }),
  );
}

function script(command: string): string {
  return fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
}

describe('course:check', () => {
  const broken = changed(valid, unitPath(2), 'xp: 10', 'xp: 90');

  it('passes a draft without problems', async () => {
    const { status, stdout } = await runAlone('check', valid, '--draft');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '2 units: no problems\n' });
  });

  it('prints the problems of a draft and fails', async () => {
    const { status, stdout } = await runAlone('check', broken, '--draft');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^content\/units\/02-u2\.yaml:8 90 XP/);
  });

  it('prints only the problems of the unit that is asked for', async () => {
    expect((await run('check', broken, '--draft', '--unit', '01')).stdout).toBe(
      'unit 01: no problems\n',
    );
    expect((await run('check', broken, '--draft', '--unit', '2')).stdout).toContain('90 XP');
  });

  it('holds an unfinished course against the whole where it is no draft', async () => {
    const { status, stdout } = await run('check', valid);
    expect(status).toBe(1);
    expect(stdout).toContain('there are 2 units, not 35');
  });
});

describe('course:json', () => {
  it('prints what can be read of an unfinished course, its problems apart', async () => {
    const { status, stdout, stderr } = await run('json', valid);
    expect(status).toBe(0);
    expect(Object.keys(JSON.parse(stdout)).sort()).toEqual(
      'achievements badges cast challenges contrasts conversations culture facts occasions packs placement pronunciation shop sounds units version'.split(
        ' ',
      ),
    );
    expect(stderr).toContain('there are 2 units, not 35');
  });

  it('fails where a file cannot be read, and still prints the rest', async () => {
    const { status, stdout, stderr } = await run(
      'json',
      changed(valid, unitPath(2), 'id: u2', 'id: [u2'),
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout).units.map(({ id }: { id: string }) => id)).toEqual(['u1']);
    expect(stderr).toContain('left out: content/units/02-u2.yaml');
  });
});

describe('course:build', () => {
  it('refuses a course with problems', async () => {
    const { status, stderr } = await run('build', valid);
    expect(status).toBe(1);
    expect(stderr).toContain('there are 2 units, not 35');
  });
});

describe('course:report', () => {
  it('counts questions, kinds and new words', async () => {
    const { status, stdout } = await run('report', valid);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^questions +90$/m);
    expect(stdout).toMatch(/^with audio +90 +100\.0%$/m);
    expect(stdout).toMatch(/^meaning +20 +22\.2%$/m);
    expect(stdout).toMatch(/^02 Family & Home +5 +45 +25 \(5 5 5 5 5\) +0\.0%$/m);
    expect(stdout).toContain('53 of 53 new words return often enough');
    expect(stdout).toMatch(/^02 Family & Home +45 +0\.0% /m);
    expect(stdout).toMatch(/^phrases with English +90 +100\.0%$/m);
    expect(stdout).toMatch(/^showing three senses or more +0 +0\.0%$/m);
    expect(stdout).toMatch(/^fitted on other lessons +\d+\.\d% /m);
    expect(stdout).toMatch(/^the longest +25\.0% /m);
  });

  it('names the words that do not return', async () => {
    const text = valid[unitPath(1)] ?? '';
    const laterLessons = text.indexOf('  - id: u1-l2');
    const later = text.slice(laterLessons).replaceAll(word(3), word(4));
    const files = { ...valid, [unitPath(1)]: text.slice(0, laterLessons) + later };
    const { stdout } = await run('report', files);
    expect(stdout).toContain('52 of 53 new words return often enough; these do not:');
    expect(stdout).toMatch(new RegExp(`^${word(3)} +u1-l1 +0$`, 'm'));
  });
});

describe('course:guess', () => {
  it('prints what gives the answers of a unit away', async () => {
    const tell = (text: string) => text.replaceAll(/answer: (zh\S+)/g, 'answer: $1, Arta');
    const told = Object.fromEntries(
      Object.entries(valid).map(([path, text]) => [path, tell(text)]),
    );
    const { status, stdout } = await run('guess', told, '--unit', '02');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^fitted on all other units +\d+\.\d%/m);
    expect(stdout).toMatch(/^questions +49 /m);
    expect(stdout).toMatch(/^\d+ of 49 answers are guessed with a confidence over 60%$/m);
    expect(stdout).toMatch(/^content\/units\/02-u2\.yaml:\d+ say, \d+\.\d%: zh\w+, Arta$/m);
    expect(stdout).toMatch(/^ +often right: .*"arta"/m);
  });

  it('asks for a unit that is there', async () => {
    const { status, stderr } = await run('guess', valid, '--unit', '09');
    expect(status).toBe(1);
    expect(stderr).toContain('which unit?');
  });
});

describe('course:release', () => {
  it('keeps the keys of a course that was built', async () => {
    await inFolder(valid, async (dir) => {
      const call = (command: string, ...flags: string[]) =>
        start(command, '--content', dir, ...flags);
      expect((await call('build', '--draft', '--out', join(dir, 'dist'))).status).toBe(0);
      const { status, stdout } = await call(
        'release',
        '--course',
        join(dir, 'dist', 'course.json'),
      );
      const { version } = JSON.parse(await readFile(join(dir, 'dist', 'course.json'), 'utf8'));
      expect({ status, stdout }).toEqual({
        status: 0,
        stdout: `the keys of course ${version} are kept in content/releases/${version}.json\n`,
      });
      expect((await call('check', '--draft')).stdout).toBe('2 units: no problems\n');
    });
  });

  it('refuses a course with problems', async () => {
    const { status, stderr } = await run('release', valid);
    expect(status).toBe(1);
    expect(stderr).toContain('there are 2 units, not 35');
  });
});
