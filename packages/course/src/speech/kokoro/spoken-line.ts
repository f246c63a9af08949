/** One thing to say, with all that decides how it sounds. */
export interface SpokenLine {
  /** The model's signs (`tokens.ts`). */
  readonly tokens: string;
  /** Said before it and cut off again: a single word is clearer as the end of a phrase. */
  readonly carrier?: string;
  /** Names of Kokoro's voices and their shares, which add up to 1. */
  readonly blend: Blend;
  readonly speed: number;
  /** 1 is the blend's own. */
  readonly pitch: number;
}

export type Blend = Readonly<Record<string, number>>;

/** By this a clip is named, and rendered anew when it changes. */
export function recipeOf({ tokens, carrier, blend, speed, pitch }: SpokenLine): string {
  const voices = Object.entries(blend).map(([voice, share]) => `${voice}*${share}`);
  const before = carrier === undefined ? '' : `[${carrier}] `;
  return `kokoro-82m-1.0 ${voices.join('+')} speed ${speed} pitch ${pitch} ${before}${tokens}`;
}
