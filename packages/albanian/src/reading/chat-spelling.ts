/**
 * The same as a chat in Kosovo has it: no ë at the end of a longer word and e for the others, q for ç,
 * short forms without their apostrophe.
 */
export function chatSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{L}{2,}\p{L})[ëË](?!\p{L})/gu, '$1')
    .replace(/[ëË]/g, (letter) => (letter === 'ë' ? 'e' : 'E'))
    .replace(/[çÇ]/g, (letter) => (letter === 'ç' ? 'q' : 'Q'))
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
}
