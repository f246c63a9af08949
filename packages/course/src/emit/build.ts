import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packLexicon } from '@hajde/albanian/forms/lexicon-file';
import type { Unit } from '@hajde/rules/course/course';
import {
  type CheersFile,
  type CompanionFile,
  type ContrastFile,
  type ConversationFile,
  type CourseManifest,
  type CourseOutline,
  FILE_FORMAT,
  type GuideFile,
  type OccasionFile,
  type OutlinedUnit,
  type SoundsFile,
  type Speech,
} from '@hajde/rules/course/course-files';
import { type ServedCourse, servedUnit } from '@hajde/rules/course/course-release';
import type { z } from 'zod';
import {
  cheersSpeech,
  clipsIn,
  contrastSpeech,
  cultureSpeech,
  earClipsIn,
  placementSpeech,
  pronunciationSpeech,
  soundsSpeech,
  spokenUnit,
} from '../join/course-speech.ts';
import { beyondTheCourse, lexiconForms } from '../join/lexicon-forms.ts';
import { readingFileOf } from '../join/reading-file.ts';
import { bytesOf, serialised, shortHash } from '../source/serialised.ts';
import { dropOlderBuilds, writeIfChanged, writeServed } from './build-folder.ts';
import {
  conversationFileOf,
  guideFileOf,
  occasionFileOf,
  occasionListOf,
  storyFileOf,
} from './companion-files.ts';
import type { LoadedCourse } from './load-course.ts';
import { writePacks } from './pack-files.ts';
import {
  conversationFile,
  guideFile,
  occasionFile,
  occasionListFile,
  storyFile,
} from './schemas/companion-files.ts';
import { assertLaidOut } from './schemas/laid-out.ts';
import { lexiconFile, readingFile } from './schemas/language-files.ts';
import { factsFile, placementFile, pronunciationFile } from './schemas/list-files.ts';
import { manifestFile } from './schemas/manifest-file.ts';
import { cheersFile, contrastsFile, soundsFile } from './schemas/sound-files.ts';
import { outlineFile, unitFile } from './schemas/unit-files.ts';
import { writeSpeech } from './speech-file.ts';
import { vocabularyOf } from './vocabulary.ts';

export const SERVER_FILE = 'course.json';
export const MANIFEST_FILE = 'course-manifest.json';

/** Writes the course for the server and, unit by unit, for the web app; and drops older builds. */
export async function emit(
  { course, content }: LoadedCourse,
  outDir: string,
): Promise<CourseManifest> {
  const previousReleases = content.releases.filter(({ version }) => version !== course.version);
  const vocabulary = vocabularyOf(course, content.lexicon);
  const served: ServedCourse = {
    ...course,
    units: course.units.map(servedUnit),
    previousReleases,
    vocabulary,
  };
  const files = new Map<string, unknown>([[SERVER_FILE, served]]);
  const add: Add = (name, schema, value) => {
    assertLaidOut(name, schema, value);
    const file = `${name}.${shortHash(value)}.json`;
    files.set(file, value);
    return file;
  };

  const units = course.units.map((unit) => {
    const spoken = spokenUnit(unit, content);
    return { unit, spoken, file: add(`unit-${unit.id}`, unitFile, spoken) };
  });
  const speech = {
    placement: placementSpeech(course, content),
    pronunciation: pronunciationSpeech(course, content),
    culture: cultureSpeech(course, content),
  };
  const companions = await companionsOf({ course, content }, add);
  const sounds = {
    format: FILE_FORMAT,
    ...course.sounds,
    speech: soundsSpeech(course, content),
  };
  const cheers = { format: FILE_FORMAT, speech: cheersSpeech(content) };
  const contrasts = course.contrasts.map((contrast) => {
    return { ...contrast, speech: contrastSpeech(contrast, content) };
  });
  const named = {
    format: FILE_FORMAT,
    version: course.version,
    outline: add('outline', outlineFile, {
      format: FILE_FORMAT,
      version: course.version,
      units: units.map(({ unit, file }) => outlined(unit, file)),
    } satisfies CourseOutline),
    placement: add('placement', placementFile, course.placement),
    pronunciation: add('pronunciation', pronunciationFile, course.pronunciation),
    facts: add('facts', factsFile, course.facts),
    lexicon: add(
      'lexicon',
      lexiconFile,
      packLexicon(lexiconForms(content.lexicon), beyondTheCourse(content)),
    ),
    reading: add('reading', readingFile, readingFileOf(content)),
    sounds: add('sounds', soundsFile, sounds satisfies SoundsFile),
    contrasts: add('contrasts', contrastsFile, contrasts satisfies ContrastFile[]),
    units: Object.fromEntries(units.map(({ unit, file }) => [unit.id, file])),
    speech,
    guides: companions.guides,
    conversations: companions.conversations,
    occasions: companions.occasions,
    occasionList: add('occasions', occasionListFile, occasionListOf(course)),
    cheers: add('cheers', cheersFile, cheers satisfies CheersFile),
    story: add('story', storyFile, storyFileOf(course)),
  };
  const soundFiles = [
    named.sounds,
    named.contrasts,
    ...[sounds, ...contrasts].flatMap(({ speech: { file } }) => file ?? []),
  ];
  const speeches = [
    ...units.flatMap(({ spoken }) => spoken.lessons.map((lesson) => lesson.speech)),
    ...Object.values(speech),
    ...companions.speeches,
    sounds.speech,
    cheers.speech,
  ];

  await mkdir(outDir, { recursive: true });
  await Promise.all(
    [...files].map(([name, value]) => {
      const write = name === SERVER_FILE ? writeIfChanged : writeServed;
      return write(join(outDir, name), serialised(value));
    }),
  );
  for (const each of speeches) await writeSpeech(each, clipsIn(each, content), outDir);
  for (const each of contrasts) {
    await writeSpeech(each.speech, earClipsIn(each.speech, each, content), outDir);
  }
  const packs = await writePacks(course.packs, units, outDir);
  const manifest = { ...named, soundFiles, packs };
  assertLaidOut(MANIFEST_FILE, manifestFile, manifest);
  // Last, so that it never names a file that is not there yet.
  await writeServed(join(outDir, MANIFEST_FILE), serialised(manifest));
  await dropOlderBuilds(outDir, [
    ...files.keys(),
    ...[...speeches, ...contrasts.map(({ speech }) => speech)].map(({ file }) => file),
    ...Object.values(manifest.packs).map(({ file }) => file),
  ]);
  return manifest;
}

/** Notes a file to be written, and gives its name. */
type Add = (name: string, schema: z.ZodType, value: unknown) => string;

/** What stands beside the packs: older apps read those and know nothing of guides. */
async function companionsOf({ course, content }: LoadedCourse, add: Add) {
  const speeches: Speech[] = [];
  const listed = (
    name: string,
    schema: z.ZodType,
    value: GuideFile | ConversationFile | OccasionFile,
  ): CompanionFile => {
    speeches.push(value.speech);
    const { file, bytes } = value.speech;
    return { file: add(name, schema, value), speech: file, bytes: bytesOf(value) + bytes };
  };
  const guides = course.units.flatMap((unit) => {
    const guide = guideFileOf(unit, content);
    return guide ? [[unit.id, listed(`guide-${unit.id}`, guideFile, guide)] as const] : [];
  });
  const scenes = await Promise.all(
    course.conversations.map((each) => conversationFileOf(each, course, content)),
  );
  const conversations = scenes.map(
    (scene) =>
      [scene.unitId, listed(`conversation-${scene.unitId}`, conversationFile, scene)] as const,
  );
  const occasions = course.occasions.map((each) => {
    const file = occasionFileOf(each, course, content);
    return [each.id, listed(`occasion-${each.id}`, occasionFile, file)] as const;
  });
  return {
    guides: Object.fromEntries(guides),
    conversations: Object.fromEntries(conversations),
    occasions: Object.fromEntries(occasions),
    speeches,
  };
}

function outlined({ lessons, guide: _, ...unit }: Unit, file: string): OutlinedUnit {
  return { ...unit, file, lessons: lessons.map(({ questions: _, uses: __, ...lesson }) => lesson) };
}
