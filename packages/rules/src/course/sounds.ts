/** An Albanian word with its English. */
export interface TranslatedWord {
  readonly word: string;
  readonly translation: string;
}

/** One of the 36 letters: how it sounds, what the mouth does, three words to hear. */
export interface Letter {
  readonly letter: string;
  readonly ipa: string;
  readonly how: string;
  readonly words: readonly TranslatedWord[];
}

export interface Sounds {
  readonly letters: readonly Letter[];
  /** What Kosovo says otherwise. */
  readonly kosovo: readonly {
    readonly title: string;
    readonly about: string;
    readonly examples: readonly TranslatedWord[];
  }[];
}

export interface ContrastWord extends TranslatedWord {
  /** Under what its clips are found, with a voice. */
  readonly key: string;
  /** Which letter the stress falls on, from 0, where it is marked. */
  readonly stress?: number;
}

export interface ContrastPair {
  readonly words: readonly [ContrastWord, ContrastWord];
  /**
   * Voice → how many times further it says the two words apart than one of them from itself at
   * another pitch; only voices that say them apart.
   */
  readonly voices: Readonly<Record<string, number>>;
}

/** Two sounds that are confused, and the pairs that train the ear for them. */
export interface Contrast {
  readonly id: string;
  readonly title: string;
  readonly sounds: readonly [string, string];
  readonly advice: string;
  readonly pairs: readonly ContrastPair[];
}
