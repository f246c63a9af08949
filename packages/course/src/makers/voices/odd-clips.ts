import type { ClipFiles } from '../../speech/clip-files.ts';
import { phonemesOf } from '../../speech/phonemes.ts';
import type { Utterance } from '../../speech/voice.ts';
import { oddLengths } from './lengths.ts';

/** Of each text that a clip says, how much shorter or longer it is than others of its voice let expect. */
export function oddClips(
  spoken: ReadonlyMap<string, Utterance>,
  { index }: Pick<ClipFiles, 'index'>,
  seconds: ReadonlyMap<string, number>,
): { readonly text: string; readonly ratio: number }[] {
  const timed = [...spoken].flatMap(([key, { text, voice = 'narration' }]) => {
    const lasts = seconds.get(index.get(key) ?? '');
    if (lasts === undefined) return [];
    const kind = `${voice} ${isOneWord(text) ? 'word' : 'line'}`;
    return { text, kind, sounds: phonemesOf(text).length, seconds: lasts };
  });
  return [...Map.groupBy(timed, ({ kind }) => kind).values()]
    .filter((clips) => clips.length >= ENOUGH)
    .flatMap(oddLengths)
    .toSorted((a, b) => b.ratio - a.ratio);
}

/** With fewer there is no line to hold them against. */
const ENOUGH = 10;

const isOneWord = (text: string): boolean => !/\p{L}\P{L}*\s\P{L}*\p{L}/u.test(text.trim());
