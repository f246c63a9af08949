import { z } from 'zod';
import { id, text } from './text.ts';
import { translated } from './translated.ts';

const line = text.transform(translated);

/** `content/sounds.yaml`: the letters in order, and how Kosovo says some of them. */
export const soundsFile = z.strictObject({
  letters: z.array(z.strictObject({ letter: text, ipa: text, how: text, words: z.array(line) })),
  kosovo: z.array(z.strictObject({ title: text, about: text, examples: z.array(line) })),
});

const STRESS = 'ˈ';
const SILENT = '(ë)';

/**
 * `bˈari | the grass`: a mark before the stressed vowel, where the spelling does not tell it.
 * `kurr(ë) | never`: a final ë that is not sounded, as in Kosovo.
 */
const contrastWord = text.transform((written) => {
  const { albanian, english } = translated(written);
  const at = albanian.indexOf(STRESS);
  const silentE = albanian.endsWith(SILENT);
  return {
    word: albanian.replace(STRESS, '').replace(SILENT, 'ë'),
    translation: english,
    /** Which letter the stress falls on, from 0, where it is marked. */
    stress: at === -1 ? undefined : at,
    silentE,
  };
});

/** `content/contrasts.yaml`: sounds that are confused, with pairs of words that only they tell apart. */
export const contrastsFile = z.array(
  z.strictObject({
    id,
    title: text,
    sounds: z.tuple([text, text], { error: 'must be two' }),
    advice: text,
    pairs: z.array(z.tuple([contrastWord, contrastWord], { error: 'must be two words' })),
  }),
);

export type SoundsFile = z.output<typeof soundsFile>;
export type ContrastFile = z.output<typeof contrastsFile>[number];
export type ContrastWordFile = z.output<typeof contrastWord>;
