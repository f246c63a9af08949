import { describe, expect, it } from 'vitest';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import { NARRATION, PEOPLE_MANNERS } from './blends.ts';
import { kokoroVoices, lineOf } from './kokoro-voice.ts';

const lexicon = joinLexicon([]);
const people = Object.entries(PEOPLE_MANNERS);

describe('blends', () => {
  it('are shares of a whole', () => {
    for (const { blend } of [...NARRATION, ...Object.values(PEOPLE_MANNERS)]) {
      const sum = Object.values(blend).reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(1, 10);
      expect(Object.values(blend).every((share) => share > 0)).toBe(true);
    }
  });

  it('make fourteen people of which no two sound by the same recipe', () => {
    const recipes = people.map(([name]) => kokoroVoices(lexicon, silent).voice(name).recipe('Po.'));
    expect(new Set(recipes).size).toBe(14);
  });

  it('mix voices of the sex that the name of the person says', () => {
    for (const [name, { blend }] of people) {
      const sex = name.startsWith('woman') ? 'f' : 'm';
      expect(Object.keys(blend).map((voice) => voice[1])).toEqual(
        Object.keys(blend).map(() => sex),
      );
    }
  });
});

describe('a line', () => {
  it('is said by the person who is named, and nobody else has the name', () => {
    const { speed, pitch, blend } = PEOPLE_MANNERS.boy;
    expect(lineOf('Si je?', lexicon, 'boy')).toMatchObject({ speed, pitch, blend });
    expect(() => lineOf('Si je?', lexicon, 'nobody')).toThrow('there is no voice "nobody"');
  });

  it('of the lessons is said by the woman or the man, and always by the same of them', () => {
    const texts = ['Po.', 'Jo.', 'Si je?', 'Mirë.', 'Hajde!', 'Faleminderit.', 'Tung!', 'Ku je?'];
    const blends = texts.map((text) => lineOf(text, lexicon).blend);
    expect(new Set(blends)).toEqual(new Set(NARRATION.map(({ blend }) => blend)));
    expect(texts.map((text) => lineOf(text.toUpperCase(), lexicon).blend)).toEqual(blends);
  });

  it('of one word is said after a carrier, and a longer one is not', () => {
    expect(lineOf("t'lutem", lexicon).carrier).toBeDefined();
    expect(lineOf('Si je?', lexicon).carrier).toBeUndefined();
  });
});

function silent(): never {
  throw new Error('asked for recipes only');
}
