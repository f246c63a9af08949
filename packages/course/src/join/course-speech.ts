import { join } from 'node:path';
import type { Course, Question, Unit } from '@hajde/rules/course/course';
import {
  type ClipPlace,
  earClipKey,
  FILE_FORMAT,
  type Speech,
  type UnitFile,
} from '@hajde/rules/course/course-files';
import type { Contrast } from '@hajde/rules/course/sounds';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { Content } from '../read/content.ts';
import { shortHash } from '../source/serialised.ts';
import type { ClipContents } from '../speech/clip-contents.ts';
import { clipPath } from '../speech/clip-files.ts';
import { ipaOf, pronunciationOf } from '../speech/pronunciation.ts';
import { quotedInAlbanian } from './albanian-texts.ts';
import { newWordMeanings } from './new-word-meanings.ts';
import {
  type Spoken,
  spokenInCheers,
  spokenInCulture,
  spokenInLesson,
  spokenInPlacement,
  spokenInPronunciation,
  spokenInSounds,
} from './spoken.ts';

type Sources = Pick<Content, 'audio' | 'lexicon'>;

/** The unit with what can be heard of its lessons, from a clip or from a screen reader. */
export function spokenUnit({ guide: _, ...unit }: Unit, sources: Sources): UnitFile {
  const lessons = unit.lessons.map((lesson) => {
    const quotes = lesson.questions.flatMap((each) => quotedInAlbanian(each, sources.lexicon));
    const speech = speechOf(lesson.id, spokenInLesson(lesson), sources);
    const meanings = newWordMeanings(lesson, sources.lexicon);
    const questions = lesson.questions.map(shownQuestion);
    return { ...lesson, questions, speech, quotes: [...new Set(quotes)], meanings };
  });
  return { format: FILE_FORMAT, ...unit, lessons };
}

/** What it teaches and to whom it is said is for the course's writers; no screen shows it. */
function shownQuestion({ teaches: _, register: __, ...question }: Question): Question {
  return question;
}

export function placementSpeech(course: Course, sources: Sources): Speech {
  return speechOf('placement', spokenInPlacement(course), sources);
}

export function pronunciationSpeech(course: Course, sources: Sources): Speech {
  return speechOf('pronunciation', spokenInPronunciation(course), sources);
}

export function cultureSpeech(course: Course, sources: Sources): Speech {
  return speechOf('culture', spokenInCulture(course), sources);
}

export function cheersSpeech(sources: Sources): Speech {
  return speechOf('cheers', spokenInCheers(), sources);
}

export function soundsSpeech(course: Course, sources: Sources): Speech {
  return speechOf('sounds', spokenInSounds(course), sources);
}

/** Both words of each pair in every voice that says them apart; nobody reads them up, so no IPA. */
export function contrastSpeech(
  { id, pairs }: Contrast,
  { measured }: Pick<Content, 'measured'>,
): Speech {
  const keys = pairs.flatMap(({ words, voices }) =>
    Object.keys(voices).flatMap((voice) =>
      words.map(({ key }) => [earClipKey(key, voice), measured.clips[key]?.[voice]] as const),
    ),
  );
  return placed(`contrast-${id}`, new Map(keys), measured, {});
}

/** The paths of the clips that the file of this speech is made of, in order. */
export function clipsIn({ clips }: Speech, { audio }: Pick<Sources, 'audio'>): string[] {
  return Object.keys(clips)
    .flatMap((key) => audio.index.get(key) ?? [])
    .map((name) => clipPath(audio.dir, name));
}

export function earClipsIn(
  { clips }: Speech,
  { pairs }: Contrast,
  { measured }: Pick<Content, 'measured'>,
): string[] {
  const names = new Map(
    pairs.flatMap(({ words, voices }) =>
      Object.keys(voices).flatMap((voice) =>
        words.map(({ key }) => [earClipKey(key, voice), measured.clips[key]?.[voice]]),
      ),
    ),
  );
  return Object.keys(clips)
    .flatMap((key) => names.get(key) ?? [])
    .map((name) => join(measured.dir, `${name}.mp3`));
}

export function speechOf(
  id: string,
  { texts, words }: Spoken,
  { audio, lexicon }: Sources,
): Speech {
  const names = texts.map(spokenKey).map((key) => [key, audio.index.get(key)] as const);
  const ipa = words.map((word) => [spokenKey(word), ipaOf(pronunciationOf(word, lexicon))]);
  return placed(id, new Map(names), audio, Object.fromEntries(ipa));
}

/** One clip after the other; what has none is left out. */
function placed(
  id: string,
  names: ReadonlyMap<string, string | undefined>,
  { bytes, digests }: ClipContents,
  ipa: Speech['ipa'],
): Speech {
  const clips: Record<string, ClipPlace> = {};
  const parts: string[] = [];
  let start = 0;
  for (const [key, name = ''] of names) {
    const length = bytes.get(name);
    const digest = digests.get(name);
    if (length === undefined || digest === undefined) continue;
    clips[key] = [start, length];
    parts.push(digest);
    start += length;
  }
  return {
    file: parts.length === 0 ? null : `speech-${id}.${shortHash(parts)}.mp3`,
    bytes: start,
    clips,
    ipa,
  };
}
