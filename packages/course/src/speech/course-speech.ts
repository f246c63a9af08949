import type { Course, Unit } from '@hajde/rules/course';
import type { ClipPlace, Speech, UnitFile } from '@hajde/rules/course-files';
import { spokenKey } from '@hajde/rules/spoken';
import { quotedInAlbanian } from '../albanian.ts';
import type { Content } from '../content.ts';
import { newWordMeanings } from '../new-word-meanings.ts';
import { shortHash } from '../serialised.ts';
import { ipaOf, pronunciationOf } from './pronunciation.ts';
import { type Spoken, spokenInLesson, spokenInPlacement, spokenInPronunciation } from './spoken.ts';

type Sources = Pick<Content, 'audio' | 'lexicon'>;

/** The unit with what can be heard of its lessons, from a clip or from a screen reader. */
export function spokenUnit(unit: Unit, sources: Sources): UnitFile {
  const lessons = unit.lessons.map((lesson) => {
    const quotes = lesson.questions.flatMap((each) => quotedInAlbanian(each, sources.lexicon));
    const speech = speechOf(lesson.id, spokenInLesson(lesson), sources);
    const meanings = newWordMeanings(lesson, sources.lexicon);
    return { ...lesson, speech, quotes: [...new Set(quotes)], meanings };
  });
  return { ...unit, lessons };
}

export function placementSpeech(course: Course, sources: Sources): Speech {
  return speechOf('placement', spokenInPlacement(course), sources);
}

export function pronunciationSpeech(course: Course, sources: Sources): Speech {
  return speechOf('pronunciation', spokenInPronunciation(course), sources);
}

/** The clips that the file of this speech is made of, in order. */
export function clipsIn({ clips }: Speech, { audio }: Pick<Sources, 'audio'>): string[] {
  return Object.keys(clips).flatMap((key) => audio.index.get(key) ?? []);
}

function speechOf(id: string, { texts, words }: Spoken, { audio, lexicon }: Sources): Speech {
  const clips: Record<string, ClipPlace> = {};
  const parts: (readonly [name: string, bytes: number])[] = [];
  let start = 0;
  for (const key of new Set(texts.map(spokenKey))) {
    const name = audio.index.get(key);
    const bytes = name === undefined ? undefined : audio.bytes.get(name);
    if (name === undefined || bytes === undefined) continue;
    clips[key] = [start, bytes];
    parts.push([name, bytes]);
    start += bytes;
  }
  const ipa = words.map((word) => [spokenKey(word), ipaOf(pronunciationOf(word, lexicon))]);
  return {
    file: parts.length === 0 ? null : `speech-${id}.${shortHash(parts)}.mp3`,
    bytes: start,
    clips,
    ipa: Object.fromEntries(ipa),
  };
}
