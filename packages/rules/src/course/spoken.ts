/**
 * Under what a text is looked up among the clips. One clip serves every way of writing what sounds
 * alike: with a capital or without, quoted, with a full stop or none.
 */
export function spokenKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’`]/g, "'")
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '');
}

/** Under what a text is looked up that a person of the conversations says, in a voice of their own. */
export function voicedKey(voice: string, text: string): string {
  return `${voice}: ${spokenKey(text)}`;
}
