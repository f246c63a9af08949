import { joinTexts } from '../../join/join.ts';
import { spokenIn } from '../../join/spoken.ts';
import type { Content } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { INDEX_FILE } from '../../speech/clip-files.ts';
import { clipName } from '../../speech/clip-name.ts';
import { isPersonVoice } from '../../speech/people-voices.ts';
import { recordingName, recordingsByName } from '../../speech/recordings.ts';
import type { Utterance } from '../../speech/voice.ts';
import { recipesOf } from '../../speech/voices.ts';
import type { Rule } from './rule.ts';

export const clips: Rule = {
  why: 'Hardly any browser has an Albanian voice: what can be tapped is heard only if it has a clip.',
  check(content) {
    const { index, bytes, ways } = content.audio;
    const spoken = spokenOf(content);
    const missing = [...spoken.keys()].filter((key) => !bytes.has(index.get(key) ?? ''));
    const unsaid = [...index.keys()].filter((key) => !spoken.has(key));
    const named = new Set(index.values());
    return [
      ...told(missing, 'has no clip', 'have no clip'),
      ...told(unsaid, 'has a clip, but nothing says it', 'have clips, but nothing says them'),
      ...told(
        [...bytes.keys()].filter((name) => !named.has(name)),
        'is a clip of no text',
        'are clips of no text',
      ),
      ...told(
        [...ways.keys()].filter((key) => !spoken.has(key)),
        'is said in a way of its own, but nothing says it',
        'are said in ways of their own, but nothing says them',
      ),
    ];
  },
};

/** What all texts need, lessons, guides, conversations and contrasts together, and some room. */
const CLIPS_TAKE_AT_MOST_MB = 90;

export const smallClips: Rule = {
  why: 'The clips lie in git and are carried to every device that downloads a pack.',
  check({ audio }) {
    const megabytes = [...audio.bytes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
    if (megabytes <= CLIPS_TAKE_AT_MOST_MB) return [];
    const reason = `the clips take ${megabytes.toFixed(1)} MB; ${CLIPS_TAKE_AT_MOST_MB} are enough`;
    return [{ file: `content/audio/${INDEX_FILE}`, line: 1, reason }];
  },
};

export const freshClips: Rule = {
  why: 'A clip that was rendered before its word was corrected teaches the old pronunciation.',
  check(content) {
    const { index, voice } = content.audio;
    const recorded = recordingsByName(content.audio);
    const voices = recipesOf(voice, { known: content.lexicon, ways: content.audio.ways });
    // Of a voice that an operator brought along, only its program knows how it says a text.
    if (!voices) return [];
    const stale = [...spokenOf(content)].flatMap(([key, { text, voice: name }]) => {
      if (name !== undefined && !isPersonVoice(name)) return [];
      const { recipe, encoding } = voices.voice(name);
      const clip = index.get(key);
      const rendered = clip === clipName(recipe(text), encoding);
      // Which recording a clip was made from only its bytes tell; that it was none can be seen.
      const fresh = recorded.has(recordingName(key)) ? !rendered : rendered;
      return clip === undefined || fresh ? [] : [key];
    });
    return told(stale, 'has a clip of older making', 'have clips of older making');
  },
};

export const recordings: Rule = {
  why: 'A recording whose name fits no text would never be heard.',
  check(content) {
    const names = new Set([...spokenOf(content).keys()].map(recordingName));
    return [...recordingsByName(content.audio)]
      .filter(([name]) => !names.has(name))
      .map(([, file]) => {
        return { file: `content/audio/recorded/${file}`, line: 1, reason: 'no text has this name' };
      });
  },
};

/** Three rules ask for it, and it takes a while. */
function spokenOf(content: Content): Map<string, Utterance> {
  const spoken = SPOKEN.get(content) ?? spokenIn(joinTexts(content), content.lexicon);
  SPOKEN.set(content, spoken);
  return spoken;
}

const SPOKEN = new WeakMap<Content, Map<string, Utterance>>();

/** One line for all of them: a new unit would otherwise fill pages. */
function told(texts: readonly string[], one: string, several: string): Problem[] {
  const [first] = texts;
  if (first === undefined) return [];
  const which =
    texts.length === 1 ? `"${first}" ${one}` : `${texts.length} ${several}, "${first}" first`;
  const reason = `${which}; npm run course:audio puts it right`;
  return [{ file: `content/audio/${INDEX_FILE}`, line: 1, reason }];
}
