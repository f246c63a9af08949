const SHOWN = 300;

/**
 * What learners wrote, safe to print: a terminal obeys control characters, and text that changes its
 * direction or hides reads as something else than it is.
 */
export function forTerminal(text: string): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : plain;
}
