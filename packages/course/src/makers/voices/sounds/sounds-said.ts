import type { Chance } from '@hajde/rules/chance/chance';
import { espeakVersion, espeakVoice } from '../../../speech/espeak.ts';
import { NARRATION } from '../../../speech/kokoro/blends.ts';
import { kokoroSpeaker } from '../../../speech/kokoro/speaker.ts';
import { tokensOf } from '../../../speech/kokoro/tokens.ts';
import { preparedVoice } from '../../../speech/kokoro/voice-folder.ts';
import type { Known } from '../../../speech/stress.ts';
import type { Utterance } from '../../../speech/voice.ts';
import { coveringTexts } from './covering-texts.ts';
import { CEILING_HZ } from './formants.ts';
import { type Figure, figuresLike, figuresOf } from './measured-sounds.ts';
import type { Sayer } from './sounds-table.ts';

/** Measures texts that have every sound so often, as both narrators say them and, where it is installed, espeak-ng. */
export async function soundsSaid(
  texts: readonly Utterance[],
  known: Known,
  asked: { often: number; chance: Chance; told: (done: number, of: number) => void },
): Promise<Sayer[]> {
  const lines = texts
    .map(({ text }) => ({ text, tokens: tokensOf(text, known) }))
    .filter(({ text }) => fits(text));
  const chosen = coveringTexts(lines, asked.often, asked.chance);
  const speaker = await kokoroSpeaker((await preparedVoice()).dir);
  const espeak = (await isEspeakThere()) ? espeakVoice(known) : undefined;
  const [woman, man, machine]: [Figure[], Figure[], Figure[]] = [[], [], []];
  for (const [at, { text, tokens }] of chosen.entries()) {
    const [womanSays, manSays] = NARRATION.map((manner) => ({ tokens, ...manner }));
    if (womanSays) woman.push(...figuresOf(await speaker.sayPlaced(womanSays), CEILING_HZ.woman));
    if (manSays) {
      const said = await speaker.sayPlaced(manSays);
      man.push(...figuresOf(said, CEILING_HZ.man));
      if (espeak) machine.push(...figuresLike(said, await espeak.say(text), CEILING_HZ.man));
    }
    asked.told(at + 1, chosen.length);
  }
  const sayers = [
    { name: 'woman', figures: woman },
    { name: 'man', figures: man },
  ];
  return espeak ? [...sayers, { name: 'espeak-ng', figures: machine }] : sayers;
}

const LONGEST = 40;
const SHORTEST = 12;

/** A sentence that is soon said; at the start of a word Kokoro is told l for ll. */
function fits(text: string): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && !/(^|\P{L})ll/iu.test(text);
}

function isEspeakThere(): Promise<boolean> {
  return espeakVersion().then(
    () => true,
    (error: Error) => {
      if (!error.message.includes('is not installed')) throw error;
      return false;
    },
  );
}
