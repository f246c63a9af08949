import { readFile } from 'node:fs/promises';
import type { Conversation } from '@hajde/rules/course/conversation';
import type { Course, Unit } from '@hajde/rules/course/course';
import {
  type ConversationFile,
  FILE_FORMAT,
  type GuideFile,
  type OccasionFile,
  type OccasionListFile,
  type StoryFile,
  type WordsOfTexts,
} from '@hajde/rules/course/course-files';
import type { Occasion } from '@hajde/rules/course/occasion';
import { voicedKey } from '@hajde/rules/course/spoken';
import { speechOf } from '../join/course-speech.ts';
import { definitionsIn } from '../join/definitions.ts';
import { linesOfGuide, quotesOfGuide } from '../join/guides.ts';
import { linesOfOccasion, linesOfStory, quotesOfOccasion } from '../join/occasions.ts';
import {
  spokenInConversation,
  spokenInGuide,
  spokenInOccasion,
  voicedLines,
} from '../join/spoken.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Content } from '../read/content.ts';
import { clipPath } from '../speech/clip-files.ts';
import { mp3Seconds } from '../speech/mp3-length.ts';

type Sources = Pick<Content, 'audio' | 'lexicon'>;

/** The unit's guide with what its words mean and sound like. */
export function guideFileOf(unit: Unit, sources: Sources): GuideFile | undefined {
  const { guide, id, title, order } = unit;
  if (!guide) return undefined;
  return {
    format: FILE_FORMAT,
    unitId: id,
    title,
    order,
    ...guide,
    words: wordsOf([...linesOfGuide(guide), ...quotesOfGuide(guide)], sources.lexicon),
    speech: speechOf(`guide-${id}`, spokenInGuide(guide, sources.lexicon), sources),
  };
}

export async function conversationFileOf(
  conversation: Conversation,
  { cast }: Pick<Course, 'cast'>,
  sources: Sources,
): Promise<ConversationFile> {
  const { lines } = conversation;
  const people = cast.filter(({ id }) => lines.some(({ who }) => who === id));
  const voiced = voicedLines(lines, cast).map(({ key }) => key);
  const { texts, words } = spokenInConversation(conversation, sources.lexicon);
  const spoken = { texts: [...voiced, ...texts], words };
  return {
    format: FILE_FORMAT,
    ...conversation,
    people,
    lines: await Promise.all(
      lines.map(async (line) => {
        const voice = people.find(({ id }) => id === line.who)?.voice ?? '';
        const seconds = await secondsOf(voicedKey(voice, line.text), sources);
        const defined = definitionsIn(line.text, sources.lexicon);
        return { ...line, words: defined, ...(seconds === undefined ? {} : { seconds }) };
      }),
    ),
    speech: speechOf(`talk-${conversation.unitId}`, spoken, sources),
  };
}

export function storyFileOf({ conversations, units, cast }: Course): StoryFile {
  return {
    format: FILE_FORMAT,
    people: cast,
    scenes: conversations.flatMap(({ id, unitId, title, scene, lines }) => {
      const unit = units.find((each) => each.id === unitId);
      if (!unit) return [];
      const who = [...new Set(lines.map((line) => line.who))];
      return { id, unitId, title, scene, unit: unit.title, order: unit.order, who };
    }),
  };
}

export function occasionFileOf(
  occasion: Occasion,
  { cast }: Pick<Course, 'cast'>,
  sources: Sources,
): OccasionFile {
  const story = linesOfStory(occasion);
  const lines = [
    ...linesOfOccasion(occasion),
    ...story.map(({ text }) => text),
    ...quotesOfOccasion(occasion),
  ];
  const voiced = voicedLines(story, cast).map(({ key }) => key);
  const { texts, words } = spokenInOccasion(occasion, cast, sources.lexicon);
  return {
    format: FILE_FORMAT,
    ...occasion,
    people: cast.filter(({ id }) => story.some(({ who }) => who === id)),
    words: wordsOf(lines, sources.lexicon),
    speech: speechOf(`occasion-${occasion.id}`, { texts: [...voiced, ...texts], words }, sources),
  };
}

export function occasionListOf({ occasions }: Pick<Course, 'occasions'>): OccasionListFile {
  return {
    format: FILE_FORMAT,
    occasions: occasions.map(({ id, title, when, newWords, formulas }) => ({
      id,
      title,
      when,
      newWords,
      formulas: formulas.map(({ says, answer }) => ({ says, answer })),
    })),
  };
}

function wordsOf(texts: readonly string[], lexicon: Lexicon): WordsOfTexts {
  return Object.fromEntries(texts.map((text) => [text, definitionsIn(text, lexicon)]));
}

async function secondsOf(key: string, { audio }: Sources): Promise<number | undefined> {
  const name = audio.index.get(key);
  if (name === undefined || !audio.bytes.has(name)) return undefined;
  const seconds = mp3Seconds(await readFile(clipPath(audio.dir, name)));
  return seconds === undefined ? undefined : Number(seconds.toFixed(3));
}
