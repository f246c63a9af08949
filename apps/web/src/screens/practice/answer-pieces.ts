import type { Pair } from '@hajde/albanian/marking/align';

/** A piece of an answer as the verdict shows it. */
export interface AnswerPiece {
  /** `mark` is a letter with the mark that was not typed. */
  readonly how: 'plain' | 'mark' | 'wrong' | 'slip' | 'meant' | 'missing';
  readonly text: string;
}

/**
 * What was written beside what was meant. What is right is never struck out: another region's word
 * stands as it was written, and a word without its marks as it is written with them.
 */
export function answerPieces({ expected, typed, relation }: Pair): readonly AnswerPiece[] {
  const [wanted, given] = [expected.join(' '), typed.join(' ')];
  switch (relation) {
    case 'same':
      return [{ how: 'plain', text: wanted }];
    case 'region':
      return [{ how: 'plain', text: given }];
    case 'marks':
      return wanted
        .split(/([ëç])/i)
        .map((text, at) => ({ how: at % 2 === 1 ? ('mark' as const) : ('plain' as const), text }))
        .filter(({ text }) => text !== '');
    case 'missing':
      return [{ how: 'missing', text: wanted }];
    case 'extra':
      return [{ how: 'wrong', text: given }];
    case 'slip':
      return [
        { how: 'slip', text: given },
        { how: 'meant', text: wanted },
      ];
    default:
      return [
        { how: 'wrong', text: given },
        { how: 'meant', text: wanted },
      ];
  }
}
