import type { MetWord } from '../words-reads.ts';

export const FIELDS = [
  'Albanian',
  'English',
  'IPA',
  'Sentence',
  'Sentence in English',
  'Other form',
  'Sound',
  'Sentence sound',
] as const;

export interface AnkiNote {
  /** By it Anki knows the note again. */
  readonly guid: string;
  readonly tags: string;
  readonly fields: readonly string[];
  /** Of the first field, by which Anki finds doubles. */
  readonly checksum: number;
  /** File name → clip. */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
}

export async function noteOf(
  word: MetWord,
  clips: ReadonlyMap<string, Uint8Array>,
): Promise<AnkiNote> {
  const { wordId, means, ipa, sentence, unitId } = word;
  const sounds = new Map<string, Uint8Array>();
  const sound = async (text: string) => {
    const clip = clips.get(text);
    if (!clip) return '';
    const name = `hajde-${(await sha1(text)).slice(0, 16)}.mp3`;
    sounds.set(name, clip);
    return `[sound:${name}]`;
  };
  const fields = [
    escaped(wordId),
    escaped(means),
    ipa === '' ? '' : `/${escaped(ipa)}/`,
    escaped(sentence?.albanian ?? ''),
    escaped(sentence?.english ?? ''),
    escaped(otherForm(word)),
    await sound(wordId),
    sentence ? await sound(sentence.albanian) : '',
  ];
  return {
    guid: `hajde ${wordId}`,
    tags: ` hajde ${unitId} `,
    fields,
    checksum: Number.parseInt((await sha1(wordId)).slice(0, 8), 16),
    sounds,
  };
}

function otherForm({ standard, kosovo }: MetWord): string {
  if (standard.length > 0) return `Standard: ${standard.join(', ')}`;
  return kosovo.length > 0 ? `In Kosovo: ${kosovo.join(', ')}` : '';
}

/** Fields are HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
