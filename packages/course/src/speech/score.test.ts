import { describe, expect, it } from 'vitest';
import { readDictionary, scoreOf } from './score.ts';

const said = (word: string, ipa: string, list: string) => {
  const { right, rightButForLength } = scoreOf(readDictionary(list), () => ipa);
  return { word, right: right === 1, butForLength: rightButForLength === 1 };
};

describe('a pronunciation', () => {
  it('is right where only the notation differs', () => {
    expect(said('gjuhë', 'ˈɟuhə', 'gjuhë\tɟ ʑ u h ə')).toMatchObject({ right: true });
    expect(said('qumësht', 'ˈcuməʃt', 'qumësht\tc͡ɕ ʊ m ə ʃ t')).toMatchObject({ right: true });
    expect(said('tungë', 'ˈtunɡə', 'tungë\tt u ŋ ɡ ə')).toMatchObject({ right: true });
    expect(said('rreth', 'rɛθ', 'rreth\tɾ e θ')).toMatchObject({ right: true });
  });

  it('may sound a final ë or lengthen the vowel before it', () => {
    expect(said('dhomë', 'ˈðɔmə', 'dhomë\tð oː m')).toMatchObject({ right: true });
  });

  it('is wrong in one sound', () => {
    const list = 'mal\tm a l';
    expect(said('mal', 'maɫ', list)).toMatchObject({ right: false, butForLength: false });
  });

  it('is wrong in the sign for i alone', () => {
    const list = 'vij\tv i j';
    const score = scoreOf(readDictionary(list), () => 'vɪj');
    expect(score).toMatchObject({ right: 0, rightButForLaxI: 1, rightButForLength: 1 });
    const diphthong = scoreOf(readDictionary('maj\tm a j'), () => 'maɪ');
    expect(diphthong).toMatchObject({ right: 0, rightButForLaxI: 1 });
  });

  it('is wrong in length alone', () => {
    const list = 'dhi\tð iː';
    expect(said('dhi', 'ði', list)).toMatchObject({ right: false, butForLength: true });
  });

  it('is right where it is one of several ways', () => {
    expect(said('lus', 'lus', 'lus\tʎ u s\nlus\tl u s')).toMatchObject({ right: true });
  });
});

it('reads each single word of Albanian letters once', () => {
  const list = readDictionary("a b\ta b\nmal\tm a l\nmal\tm aː l\nç'\tt͡ʃ\n\n");
  expect([...list]).toEqual([['mal', ['m a l', 'm aː l']]]);
});
