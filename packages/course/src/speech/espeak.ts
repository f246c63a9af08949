import { espeakWord } from './espeak-phonemes.ts';
import { partsOfPhrase } from './phrase.ts';
import { run } from './program.ts';
import { readWav, type Sound } from './sound.ts';
import type { Known } from './stress.ts';
import type { Voice } from './voice.ts';

/** The variant whose sounds lie furthest apart (see docs/speech.md), a little slower than speech. */
const VARIANT = 'sq+m1';
const WORDS_PER_MINUTE = '150';

/** Debian's espeak-ng, told the phonemes instead of the letters. */
export function espeakVoice(known: Known): Voice {
  return {
    recipe: (text) => `espeak-ng ${VARIANT} ${WORDS_PER_MINUTE} ${espeakText(text, known)}`,
    say: (text) => said(['-v', VARIANT, '-s', WORDS_PER_MINUTE], text, known),
  };
}

/** The same program with other options: another voice, pitch or pace. */
export function espeakVoiceOf(options: readonly string[], known: Known): Voice {
  return {
    recipe: (text) => `espeak-ng ${options.join(' ')} ${espeakText(text, known)}`,
    say: (text) => said(options, text, known),
  };
}

async function said(options: readonly string[], text: string, known: Known): Promise<Sound> {
  return readWav(await run('espeak-ng', [...options, '--stdout'], espeakText(text, known)));
}

export function espeakText(text: string, known: Known): string {
  return partsOfPhrase(text, known)
    .map((part) => ('mark' in part ? part.mark : ` ${espeakWord(part.pronunciation, part)}`))
    .join('')
    .trim();
}

/** How espeak-ng by its own rules says these words, in IPA as it prints it. */
export async function espeakIpa(words: readonly string[]): Promise<string[]> {
  // A paragraph each: every one is its own utterance, and gets a line of its own.
  const printed = await run('espeak-ng', ['-v', 'sq', '-q', '--ipa=3'], words.join('\n\n'));
  const lines = printed
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim());
  const spoken = lines.filter((line) => line !== '');
  if (spoken.length !== words.length) {
    throw new Error(`espeak-ng said ${spoken.length} of ${words.length} words`);
  }
  return spoken;
}

export async function espeakVersion(): Promise<string> {
  const printed = (await run('espeak-ng', ['--version'])).toString();
  return `espeak-ng ${/\d[\w.]*/.exec(printed)?.[0] ?? ''}`.trim();
}
