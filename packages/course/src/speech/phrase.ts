import { normalise } from '@hajde/albanian/text/words';
import { isVowel, phonemesOf } from './phonemes.ts';
import { type Pronunciation, pronunciationOf } from './pronunciation.ts';
import type { Known } from './stress.ts';

/** A phrase as it is said: its words, and the marks that its melody follows. */
type PhrasePart =
  | { readonly mark: string }
  | { readonly pronunciation: Pronunciation; readonly weak: boolean };

export function partsOfPhrase(text: string, known: Known): PhrasePart[] {
  const tokens = normalise(text).match(WORD_OR_MARK) ?? [];
  const words = tokens.filter((token) => /\p{L}/u.test(token)).length;
  return tokens.flatMap((token, at): PhrasePart[] => {
    if (!/\p{L}/u.test(token)) return [{ mark: MARKS[token] ?? token }];
    const weak = words > 1 && WEAK_WORDS.has(token.toLowerCase()) && !endsPhrase(tokens[at + 1]);
    return [{ pronunciation: joined(token, known), weak }];
  });
}

const WORD_OR_MARK = /\p{L}[\p{L}\p{M}']*|_+|[.,:;?!…–—]/gu;

/** A gap is a pause, and so is whatever sets one part of a sentence off from another. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ ___: ',', ':': ',', ';': ',', '–': ',', '—': ',', '…': '.' },
};

/** Short words that lean on their neighbour and have no stress of their own. */
const WEAK_WORDS = new Set(
  'a do dhe e i ia ma me më na në po që s së se ta te të u ua ju'.split(' '),
);

function endsPhrase(next: string | undefined): boolean {
  return next === undefined || /^[.?!…]$/.test(next);
}

/** t'lutem is one word in the mouth and two in the lexicon; t' by itself needs a vowel to be heard. */
function joined(token: string, known: Known): Pronunciation {
  const cut = token.lastIndexOf("'") + 1;
  if (cut === 0 || known.lookUp(token)) return audible(pronunciationOf(token, known));
  const before = phonemesOf(token.slice(0, cut));
  const word = pronunciationOf(token.slice(cut), known);
  if (word.phonemes.length === 0) return audible({ phonemes: before, stress: -1 });
  return {
    phonemes: [...before, ...word.phonemes],
    stress: word.stress === -1 ? -1 : word.stress + before.length,
  };
}

function audible(pronunciation: Pronunciation): Pronunciation {
  const { phonemes } = pronunciation;
  if (phonemes.some(isVowel)) return pronunciation;
  return { phonemes: [...phonemes, 'ə'], stress: phonemes.length };
}
