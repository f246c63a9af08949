import type { ReadingFile } from '@hajde/albanian/reading/reading-file';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { Content } from '../read/content.ts';
import { soundsOfLetters } from '../speech/phonemes.ts';
import { pronunciationOf, stressMarkOf } from '../speech/pronunciation.ts';
import { joinTexts } from './join.ts';
import { readerTablesOf } from './reader-tables.ts';
import { spokenInLesson } from './spoken.ts';

/** All that the reader of messages knows: the course's forms, and what stands in `content/reading/`. */
export function readingFileOf(content: Content): ReadingFile {
  const tables = readerTablesOf(content);
  return {
    ...tables,
    ...clipsOf(content),
    sounds: soundsOfLetters(),
    stress: tables.lexicon.forms.map(([form]) => stressDigit(form, content)).join(''),
  };
}

/** In which lesson each form of the course is heard first. */
function clipsOf(content: Content): Pick<ReadingFile, 'lessons' | 'clips'> {
  const at = new Map<string, number>();
  const lessons: string[] = [];
  for (const unit of joinTexts(content).units) {
    for (const lesson of unit.lessons) {
      const place = lessons.push(`${unit.id}/${lesson.id}`) - 1;
      for (const word of spokenInLesson(lesson).words) {
        const key = spokenKey(word);
        if (content.audio.index.has(key) && !at.has(key)) at.set(key, place);
      }
    }
  }
  const clips = content.lexicon.entries.map(({ form }) => {
    const place = at.get(spokenKey(form));
    return place === undefined ? '--' : place.toString(36).padStart(2, '0');
  });
  return { lessons, clips: clips.join('') };
}

function stressDigit(form: string, { lexicon }: Content): string {
  const mark = stressMarkOf(pronunciationOf(form, lexicon));
  return mark < 0 || mark > 35 ? '-' : mark.toString(36);
}
