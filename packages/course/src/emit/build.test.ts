import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { unpackLexicon } from '@hajde/albanian/forms/lexicon-file';
import {
  type ConversationFile,
  type CourseManifest,
  type CourseOutline,
  FILE_FORMAT,
  type GuideFile,
  type StoryFile,
  type UnitFile,
} from '@hajde/rules/course/course-files';
import { releaseOf, servedUnit } from '@hajde/rules/course/course-release';
import { spokenKey } from '@hajde/rules/course/spoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRelease } from '../read/releases.ts';
import { withClips } from '../testing/clips.ts';
import { changed, inFolder } from '../testing/content-folder.ts';
import { readAgain } from '../testing/read-again.ts';
import { type Files, unitPath, validContent } from '../testing/valid-content.ts';
import { word } from '../testing/valid-words.ts';
import { emit, MANIFEST_FILE, SERVER_FILE } from './build.ts';
import { COMPRESSED } from './compressed-ahead.ts';
import { loadCourse } from './load-course.ts';

const valid = validContent(5);
const draft = { draft: true };
const loaded = (files: Files) => inFolder(files, (dir) => loadCourse(dir, draft, readAgain));
const load = async (files: Files) => (await loaded(files)).course;
/** Loaded once for all tests: none of them changes what it is given. */
const validLoaded = loaded(valid);
const spoken = withClips(valid);

describe('the course', () => {
  it('has its units, lessons and rewards in order', async () => {
    const { units } = (await validLoaded).course;
    expect(units.map(({ id, order }) => [id, order])).toEqual(
      [1, 2, 3, 4, 5].map((order) => [`u${order}`, order]),
    );
    expect(units[1]?.lessons[2]).toMatchObject({
      id: 'u2-l3',
      unitId: 'u2',
      order: 3,
      xpReward: 10,
      gemsReward: 6,
    });
  });

  it('has four options, the right one among them, and the words of the phrase', async () => {
    const { units } = (await validLoaded).course;
    const question = units[0]?.lessons[0]?.questions[0];
    expect(question).toMatchObject({
      type: 'multiple_choice',
      kind: 'meaning',
      optionsLang: 'en',
      correctAnswer: 'north',
      audio: 'Zhaab zhaad, Arta Arta.',
      translation: '(Zhaab zhaad, Arta Arta.)',
      words: { Zhaab: 'thing 1', zhaad: 'thing 2', Arta: "Arta, a woman's name" },
    });
    expect([...(question?.options ?? [])].sort()).toEqual(['north', 'plain', 'river', 'south']);
  });

  it('has the English of each Albanian option, and none of English ones', async () => {
    const { units } = (await validLoaded).course;
    const [meaning, say] = units[0]?.lessons[0]?.questions ?? [];
    expect(meaning).not.toHaveProperty('optionTranslations');
    expect(say?.optionTranslations).toEqual(
      Object.fromEntries([1, 2, 3, 4].map((index) => [word(index), `The ${word(index)}.`])),
    );
    expect(Object.keys(say?.optionTranslations ?? {})).toEqual(say?.options);
  });

  it('tells which questions of its lesson bring each new word', async () => {
    const { units } = (await validLoaded).course;
    const { newWords = [], uses = {}, questions = [] } = units[0]?.lessons[0] ?? {};
    expect(Object.keys(uses)).toEqual(newWords);
    for (const [used, places] of Object.entries(uses)) {
      expect(places.length).toBeGreaterThan(1);
      for (const place of places) {
        const brought = Object.keys(questions[place]?.words ?? {}).map((it) => it.toLowerCase());
        expect(brought).toContain(used.toLowerCase());
      }
    }
  });

  it('says which phrases are read, and which are as one hears them', async () => {
    const line = 'question: How do you say it? (2)';
    const read = changed(validContent(6), unitPath(1), line, `${line}\n        read: true`);
    const { units } = await load(read);
    const flags = (unit: number, at: number) => {
      const { read, heard } = units[unit]?.lessons[0]?.questions[at] ?? {};
      return { read, heard };
    };
    expect(flags(0, 0)).toEqual({});
    expect(flags(0, 1)).toEqual({ read: true });
    expect(flags(5, 5)).toEqual({ heard: true });
  });

  it('tells the standard form of a word of Kosovo', async () => {
    const { units } = (await validLoaded).course;
    const words = units[0]?.lessons[0]?.questions.map((question) => question.words[word(0)]);
    expect(words).toContain('thing 0 (Kosovo, standard: standardi)');
  });

  it('has another version once anything in it changes, and the same one otherwise', async () => {
    const { version } = (await validLoaded).course;
    expect((await load(valid)).version).toBe(version);
    const other = await load(changed(valid, 'shop.yaml', 'Helps.', 'Helps a lot.'));
    expect(other.version).not.toBe(version);
  });

  it('names every problem in one error', async () => {
    const files = changed(
      changed(valid, unitPath(1), 'xp: 10', 'xp: 90'),
      'shop.yaml',
      'price: 50',
      'price: 5',
    );
    await expect(load(files)).rejects.toThrow(
      /shop\.yaml:6 heart_refill costs 50 gems\n.*01-u1\.yaml:8 90 XP/s,
    );
  });
});

describe('what is emitted', () => {
  let folder: string;
  let out: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hajde-course-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const newOut = () => mkdtemp(join(folder, 'build-'));
  beforeEach(async () => {
    out = await newOut();
  });
  const json = async (name: string) => JSON.parse(await readFile(join(out, name), 'utf8'));
  const build = (files: Files, into = out) =>
    inFolder(files, async (dir) => {
      const { course, content } = await loadCourse(dir, draft, readAgain);
      return { course, manifest: await emit({ course, content }, into) };
    });
  const buildValid = async () => emit(await validLoaded, out);

  const builds = new Map<Files, Promise<Awaited<ReturnType<typeof build>> & { into: string }>>();
  /** For tests that only look at what is there: built with the first of them. */
  const built = async (files: Files) => {
    const building =
      builds.get(files) ?? newOut().then(async (into) => ({ ...(await build(files, into)), into }));
    builds.set(files, building);
    const { into, course, manifest } = await building;
    out = into;
    return { course, manifest };
  };
  /** For tests that change it: what was built once lies in a folder of the test's own. */
  const builtAgain = async (files: Files) => {
    const own = out;
    const copied = await built(files);
    await cp(out, own, { recursive: true });
    out = own;
    return copied;
  };

  it('is the whole course for the server, and a manifest that names every other file', async () => {
    const { course, manifest } = await built(valid);
    const { vocabulary, ...served } = await json(SERVER_FILE);
    expect(served).toEqual({
      ...course,
      units: course.units.map(servedUnit),
      previousReleases: [],
    });
    const [question] = served.units[0].lessons[0].questions;
    expect(Object.keys(question)).toContain('correctAnswer');
    expect(Object.keys(question)).not.toContain('words');
    expect(Object.keys(vocabulary)).toEqual(
      course.units.flatMap(({ lessons }) => lessons.flatMap(({ newWords }) => newWords)),
    );
    expect(await json(MANIFEST_FILE)).toEqual(manifest);
    const {
      format,
      version,
      units,
      packs,
      speech: _,
      guides,
      conversations,
      occasions,
      soundFiles,
      ...lists
    } = manifest;
    expect([format, version]).toEqual([FILE_FORMAT, course.version]);
    const plain = (await readdir(out)).filter((name) => !COMPRESSED.test(name));
    expect(plain.sort()).toEqual(
      [
        SERVER_FILE,
        MANIFEST_FILE,
        ...Object.values(units),
        ...Object.values(packs).map(({ file }) => file),
        ...Object.values(guides).map(({ file }) => file),
        ...Object.values(conversations).map(({ file }) => file),
        ...Object.values(occasions).map(({ file }) => file),
        ...Object.values(lists),
      ].sort(),
    );
    expect(soundFiles).toEqual([manifest.sounds, manifest.contrasts]);
    expect(await json(manifest.placement)).toEqual(course.placement);
    expect(await json(manifest.pronunciation)).toEqual(course.pronunciation);
    expect(await json(manifest.facts)).toEqual(course.facts);
  });

  it('lies compressed beside what is served and longer than a kilobyte, and says the same', async () => {
    await built(valid);
    const names = await readdir(out);
    const worthIt = [];
    for (const name of names.filter((each) => each.endsWith('.json') && each !== SERVER_FILE)) {
      if ((await stat(join(out, name))).size > 1024) worthIt.push(name);
    }
    expect(worthIt).toContain(MANIFEST_FILE);
    expect(names.filter((name) => COMPRESSED.test(name)).sort()).toEqual(
      worthIt.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort(),
    );
    for (const name of worthIt) {
      const [plain, brotli, gzipped] = await Promise.all(
        ['', '.br', '.gz'].map((end) => readFile(join(out, `${name}${end}`))),
      );
      expect(brotliDecompressSync(brotli!)).toEqual(plain);
      expect(gunzipSync(gzipped!)).toEqual(plain);
    }
  });

  it.each(['.br', '.gz'])(
    'is compressed again where %s is lost, cut or of another build',
    async (end) => {
      await builtAgain(valid);
      const file = join(out, `${MANIFEST_FILE}${end}`);
      const whole = await readFile(file);
      const broken: (() => Promise<void>)[] = [
        () => rm(file),
        () => writeFile(file, whole.subarray(0, whole.length / 2)),
        () =>
          writeFile(file, (end === '.br' ? brotliCompressSync : gzipSync)('{"version":"other"}')),
      ];
      for (const damage of broken) {
        await damage();
        await buildValid();
        expect(await readFile(file)).toEqual(whole);
      }
    },
  );

  it('takes what lies compressed along when an older build is dropped', async () => {
    await builtAgain(valid);
    const [unit = ''] = (await readdir(out)).filter((name) => /^unit-.*\.br$/.test(name));
    await writeFile(join(out, unit.replace(/[0-9a-f]{12}/, '0123456789ab')), 'of an older build');
    await buildValid();
    expect((await readdir(out)).filter((name) => name.includes('0123456789ab'))).toEqual([]);
  });

  it('tells of each new word what it means, how it sounds and where it is said', async () => {
    await built(valid);
    const { vocabulary } = await json(SERVER_FILE);
    expect(vocabulary[word(1)]).toEqual({
      means: 'thing 1',
      part: 'noun',
      ipa: expect.stringContaining('ʒ'),
      standard: [],
      kosovo: [],
      sentence: { albanian: 'Zhaab zhaad, Arta Arta.', english: '(Zhaab zhaad, Arta Arta.)' },
    });
  });

  it('has every form of the lexicon, and what looks like one, for the marker of practice', async () => {
    const { manifest } = await built(valid);
    const lexicon = await json(manifest.lexicon);
    expect(lexicon.lookalikes).toEqual(['zqaaa']);
    expect(unpackLexicon(lexicon)).toContainEqual({
      form: word(1),
      lemma: word(1),
      part: 'noun',
      means: 'thing 1',
      senses: [
        {
          part: 'noun',
          lemma: word(1),
          number: ['singular'],
          case: ['nominative', 'accusative'],
          definiteness: ['indefinite'],
          gender: ['masculine'],
        },
      ],
      standard: [],
    });
  });

  it('has the keys of earlier releases for the server, and not those of its own', async () => {
    const { course: before } = await validLoaded;
    const keys = releaseOf(before);
    const withReleases = (files: Files) =>
      inFolder(files, async (dir) => {
        await keepRelease(keys, dir);
        const { course, content } = await loadCourse(dir, draft, readAgain);
        await emit({ course, content }, out);
        return { course, served: await json(SERVER_FILE) };
      });

    const same = await withReleases(valid);
    expect(same.course.version).toBe(before.version);
    expect(same.served.previousReleases).toEqual([]);

    const changedCourse = changed(valid, unitPath(1), 'answer: north', 'answer: North');
    const { course, served } = await withReleases(changedCourse);
    expect(served.version).toBe(course.version);
    expect(served.previousReleases).toEqual([keys]);
    const questions = before.units[0]?.lessons[0]?.questions ?? [];
    expect(keys.lessons['u1-l1']?.questions).toEqual(
      questions.map(({ correctAnswer, options }) => ({ correctAnswer, options })),
    );
    expect(keys.packs).toEqual(
      Object.fromEntries(before.packs.map(({ id, version }) => [id, version])),
    );
    expect(keys.placement[0]).toEqual({
      correctAnswer: 'north',
      options: before.placement[0]?.options,
      difficulty: 'beginner',
    });
  });

  it('is an outline without questions that leads to the file of each unit', async () => {
    const { course, manifest } = await built(valid);
    const outline: CourseOutline = await json(manifest.outline);
    expect(JSON.stringify(outline)).not.toContain('questions');
    for (const { id, file } of outline.units) {
      const { guide: _, ...unit } = course.units.find((unit) => unit.id === id) ?? {};
      expect(await json(file)).toMatchObject(forScreens(unit));
      expect(await json(file)).not.toHaveProperty('guide');
      expect(JSON.stringify(await json(file))).not.toContain('"teaches"');
    }
  });

  it('has the guide and the conversation of each unit in files of their own, with their sizes', async () => {
    const { course, manifest } = await built(await spoken);
    const [unit] = course.units;
    const listed = manifest.guides?.u1;
    const guide: GuideFile = await json(listed?.file ?? '');
    expect(guide).toMatchObject({ unitId: 'u1', ...unit?.guide });
    expect(guide.words[word(0)]).toEqual({ [word(0)]: 'thing 0 (Kosovo, standard: standardi)' });
    const bytes = async (file: string) => (await readFile(join(out, file))).length;
    expect(listed?.bytes).toBe(
      (await bytes(listed?.file ?? '')) + (await bytes(listed?.speech ?? '')),
    );

    const scene: ConversationFile = await json(manifest.conversations?.u1?.file ?? '');
    expect(scene.lines.map(({ text }) => text)).toEqual(
      course.conversations[0]?.lines.map(({ text }) => text),
    );
    expect(Object.keys(scene.speech.clips).slice(0, 2)).toEqual([
      `woman-young: ${word(0)} ${word(0)}`,
      `man-young: ${word(1)} ${word(0)}`,
    ]);
    const story: StoryFile = await json(manifest.story ?? '');
    expect(story.scenes.map(({ unitId }) => unitId)).toEqual(course.units.map(({ id }) => id));
  });

  it('has packs as large as the files of their units and of their speech', async () => {
    const { course, manifest } = await built(await spoken);
    const sizes = await Promise.all(
      course.packs.map(async ({ unitIds }) => {
        const names = unitIds.map((id) => manifest.units[id] ?? '');
        const units: UnitFile[] = await Promise.all(names.map(json));
        const speech = units.flatMap(({ lessons }) =>
          lessons.map((each) => each.speech.file ?? ''),
        );
        const files = await Promise.all([...names, ...speech].map((name) => stat(join(out, name))));
        return files.reduce((sum, { size }) => sum + size, 0);
      }),
    );
    expect(course.packs.map(({ size }) => size)).toEqual(sizes);
    expect(course.packs.map(({ unitIds }) => unitIds)).toEqual([['u1', 'u2', 'u3', 'u4'], ['u5']]);
  });

  it('has one file for each pack: its units, each followed by what its lessons say', async () => {
    const { course, manifest } = await built(await spoken);
    for (const { id, version, size, unitIds } of course.packs) {
      const { file, unitBytes, ...told } = manifest.packs[id]!;
      expect(told).toEqual({ version, size });
      expect(Object.keys(unitBytes)).toEqual(unitIds);
      const content = await readFile(join(out, file));
      expect(content.length).toBe(size);
      let at = 0;
      const next = (bytes: number) => {
        at += bytes;
        return content.subarray(at - bytes, at);
      };
      for (const unitId of unitIds) {
        const unit: UnitFile = JSON.parse(next(unitBytes[unitId]!).toString());
        expect(unit).toEqual(await json(manifest.units[unitId] ?? ''));
        for (const { speech } of unit.lessons) {
          expect(next(speech.bytes)).toEqual(await readFile(join(out, speech.file ?? '')));
        }
      }
      expect(at).toBe(size);
    }
  });

  it('has one file of clips for each lesson, and tells where each clip lies in it', async () => {
    const { manifest } = await built(await spoken);
    const unit: UnitFile = await json(manifest.units.u1 ?? '');
    const { audio = '', words } = unit.lessons[0]?.questions[0] ?? { words: {} };
    const speech = unit.lessons[0]?.speech;
    const file = await readFile(join(out, speech?.file ?? ''));
    const heard = (text: string) => {
      const [start, bytes] = speech?.clips[spokenKey(text)] ?? [0, 0];
      return file.toString('utf8', start, start + bytes);
    };
    expect(heard(audio)).toBe(audio);
    for (const each of Object.keys(words)) expect(spokenKey(heard(each))).toBe(spokenKey(each));
    expect(speech?.ipa[spokenKey('Arta')]).toBe('ˈaɾta');
    expect(Object.keys(manifest.speech.pronunciation.clips)).toContain('dhomë');
    expect(Object.keys(manifest.speech.placement.clips)).toEqual(
      Array.from({ length: 20 }, (_, index) => word(index)),
    );
  });

  it('has another file of clips once one of them sounds otherwise, though it is as long', async () => {
    const speechOfLesson = async (manifest: CourseManifest) => {
      const unit: UnitFile = await json(manifest.units.u1 ?? '');
      const { file, bytes } = unit.lessons[0]?.speech ?? { file: null, bytes: 0 };
      return { file, bytes, heard: await readFile(join(out, file ?? ''), 'utf8') };
    };
    const files = await spoken;
    const clips = Object.keys(files).filter((path) => path.startsWith('audio/clips/'));
    const path = clips.find((each) => files[each] === 'Zhaab zhaad, Arta Arta.') ?? '';
    const before = await speechOfLesson((await builtAgain(files)).manifest);
    const levelled = { ...files, [path]: 'ZHAAB ZHAAD, ARTA ARTA.' };
    const after = await speechOfLesson((await build(levelled)).manifest);
    expect(after.bytes).toBe(before.bytes);
    expect(after.file).not.toBe(before.file);
    expect(after.heard).toBe(
      before.heard.replace('Zhaab zhaad, Arta Arta.', 'ZHAAB ZHAAD, ARTA ARTA.'),
    );
    expect(after.heard).not.toBe(before.heard);
  });

  it('tells which quotations of a lesson are Albanian', async () => {
    const explained = `Here "${word(3)}, Arta" is "thing 3"; elsewhere "veturë", "Standardi", "the ${word(3)}".`;
    const files = changed(valid, unitPath(1), 'Question 1 explained;', explained);
    await builtAgain(valid);
    const { manifest } = await build(files);
    const unit: UnitFile = await json(manifest.units.u1 ?? '');
    expect(unit.lessons[0]?.quotes).toEqual([`${word(3)}, Arta`, 'veturë', 'Standardi']);
    expect(unit.lessons[1]?.quotes).toEqual([]);
    expect(unit.lessons[0]?.meanings).toMatchObject({ [word(1)]: 'thing 1' });
  });

  it('has no file of clips where nothing is rendered yet', async () => {
    const { manifest } = await built(valid);
    const unit: UnitFile = await json(manifest.units.u1 ?? '');
    expect(unit.lessons[0]?.speech).toMatchObject({ file: null, bytes: 0, clips: {} });
  });

  it('changes only the files of the unit that changed, and drops its older one', async () => {
    const { manifest: before } = await builtAgain(await spoken);
    const kept = await stat(join(out, before.units.u2 ?? ''));
    await writeFile(join(out, 'another.json'), 'not ours');
    const { manifest: after } = await build(
      changed(await spoken, unitPath(1), 'About unit 1.', 'About the basics.'),
    );
    expect(after.units.u1).not.toBe(before.units.u1);
    expect({ ...after.units, u1: '' }).toEqual({ ...before.units, u1: '' });
    const names = await readdir(out);
    expect(names).not.toContain(before.units.u1);
    expect(names).toContain('another.json');
    expect((await stat(join(out, after.units.u2 ?? ''))).mtimeMs).toBe(kept.mtimeMs);
  });
});

/** What a question teaches and to whom it is said stays with the course. */
const forScreens = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === 'teaches' || key === 'register' ? undefined : part,
    ),
  );
