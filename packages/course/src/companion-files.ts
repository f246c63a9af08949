import { readFile } from 'node:fs/promises';
import type { Conversation } from '@hajde/rules/conversation';
import type { Course, Unit } from '@hajde/rules/course';
import type {
  ConversationFile,
  GuideFile,
  StoryFile,
  WordsOfTexts,
} from '@hajde/rules/course-files';
import { voicedKey } from '@hajde/rules/spoken';
import type { Content } from './content.ts';
import { definitionsIn } from './definitions.ts';
import { linesOfGuide, quotesOfGuide } from './guides.ts';
import type { Lexicon } from './lexicon.ts';
import { clipPath } from './speech/clip-files.ts';
import { speechOf } from './speech/course-speech.ts';
import { mp3Seconds } from './speech/mp3-length.ts';
import { spokenInConversation, spokenInGuide, voicedLines } from './speech/spoken.ts';

type Sources = Pick<Content, 'audio' | 'lexicon'>;

/** The unit's guide with what its words mean and sound like. */
export function guideFileOf(unit: Unit, sources: Sources): GuideFile | undefined {
  const { guide, id, title, order } = unit;
  if (!guide) return undefined;
  return {
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
  const voiced = voicedLines(conversation, cast).map(({ key }) => key);
  const { texts, words } = spokenInConversation(conversation, sources.lexicon);
  const spoken = { texts: [...voiced, ...texts], words };
  return {
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
    people: cast,
    scenes: conversations.flatMap(({ id, unitId, title, scene, lines }) => {
      const unit = units.find((each) => each.id === unitId);
      if (!unit) return [];
      const who = [...new Set(lines.map((line) => line.who))];
      return { id, unitId, title, scene, unit: unit.title, order: unit.order, who };
    }),
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
