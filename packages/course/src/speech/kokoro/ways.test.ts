import { spokenKey } from '@hajde/rules/course/spoken';
import { describe, expect, it } from 'vitest';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import { NARRATION } from './blends.ts';
import { lineOf } from './kokoro-voice.ts';
import { recipeOf } from './spoken-line.ts';
import { isWay, type Way } from './ways.ts';

const lexicon = joinLexicon([]);
const said = (text: string, key: string, way: Way, voice?: string) =>
  lineOf(text, lexicon, voice, new Map([[key, way]]));

describe('a way', () => {
  it('gives a text to the other narrator, at the usual pace or a slower one', () => {
    const texts = ['Po.', 'Jo.', 'Si je?', 'Hajde!'];
    for (const text of texts) {
      const usual = lineOf(text, lexicon);
      const other = said(text, spokenKey(text), 'other');
      const narrator = NARRATION.find(({ blend }) => blend !== usual.blend);
      expect(other).toEqual({ ...usual, ...narrator });
    }
    expect(said('Si je?', 'si je?', 'other-slower').speed).toBe(0.83);
  });

  it('lets one of the cast keep their voice', () => {
    const usual = lineOf('Si je?', lexicon, 'boy');
    const faster = said('Si je?', 'boy: si je?', 'faster', 'boy');
    expect(faster).toEqual({ ...usual, speed: 1.1 });
    expect(said('Si je?', 'boy: si je?', 'slowest', 'boy')).toEqual({ ...usual, speed: 0.8 });
  });

  it('keeps the carrier of a single word', () => {
    const { carrier, blend } = said('shkollë', 'shkollë', 'alex');
    expect(carrier).toBe(lineOf('shkollë', lexicon).carrier);
    expect(blend).toEqual({ em_alex: 1 });
  });

  it('is of one text and one voice, and changes the recipe by which the clip is named', () => {
    const usual = recipeOf(lineOf('Si je?', lexicon));
    expect(recipeOf(said('Si je?', 'si je?', 'other'))).not.toBe(usual);
    expect(recipeOf(said('Si je?', 'boy: si je?', 'other'))).toBe(usual);
    expect(recipeOf(said('Ku je?', 'si je?', 'other'))).toBe(recipeOf(lineOf('Ku je?', lexicon)));
  });

  it('has a name that is known', () => {
    expect(['other', 'sara', 'toString', 'louder'].map(isWay)).toEqual([true, true, false, false]);
  });
});
