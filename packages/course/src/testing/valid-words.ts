export const WORDS_PER_LESSON = 5;

/** Words of one length, so that no answer is the longest option. */
export function word(index: number): string {
  const letters = 'abdegiklmnoprstuvz';
  const digit = (power: number) => letters[Math.floor(index / 18 ** power) % 18];
  return `zh${digit(2)}${digit(1)}${digit(0)}`;
}

/** From unit 5 on the words of every other lesson are of Kosovo. */
export function validLexicon(words: number) {
  const entries = Array.from({ length: words }, (_, index) => {
    const place = Math.floor(index / WORDS_PER_LESSON);
    const ofKosovo = index === 0 || (place >= 20 && place % 2 === 0);
    const kosovo = ofKosovo ? { kosovo: 'standardi' } : {};
    return [
      word(index),
      { means: `thing ${index}`, part: 'noun', features: 'masculine', ...kosovo },
    ];
  });
  return {
    ...Object.fromEntries(entries),
    me: { means: 'with', part: 'preposition' },
    kam: { means: 'I have', part: 'verb', features: '1 singular present' },
    kena: { means: 'we have', part: 'verb', lemma: 'kam', features: '1 plural present' },
    tu: { means: '-ing', part: 'particle' },
    shku: { means: 'gone', part: 'verb', lemma: 'kam', features: 'participle' },
    osht: {
      means: 'is',
      part: 'verb',
      lemma: 'kam',
      kosovo: 'standardi',
      heard: true,
      features: '3 singular present',
    },
    Arta: { means: "Arta, a woman's name", part: 'name' },
  };
}

/** With a translation, as every Albanian line has one. */
export function inEnglish(albanian: string): string {
  return `${albanian} | (${albanian})`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Four that are equally long; which of them comes first goes round. */
export function englishOptions(turn: number): string[] {
  const options = ['north', 'south', 'river', 'plain'];
  const start = turn % options.length;
  return [...options.slice(start), ...options.slice(0, start)];
}
