import type { Pair } from '@hajde/albanian/marking/align';
import { type AnswerPiece, answerPieces } from './answer-pieces.ts';

/** What was written beside what was meant, word by word. */
export function Difference({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <p lang="sq" className="mt-0.5 flex flex-wrap gap-x-1.5 font-bold text-md">
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one answer never change places
        <span key={at}>
          {answerPieces(pair).map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a word
            <Piece key={i} {...piece} />
          ))}
        </span>
      ))}
    </p>
  );
}

function Piece({ how, text }: AnswerPiece) {
  switch (how) {
    case 'plain':
      return text;
    case 'mark':
      return <span className="text-ok-text underline decoration-2 underline-offset-4">{text}</span>;
    case 'wrong':
    case 'slip':
      return (
        <>
          <del className={`decoration-2 ${how === 'slip' ? 'text-muted' : 'text-wrong-text'}`}>
            <Told as="you wrote" />
            {text}
          </del>{' '}
        </>
      );
    case 'meant':
    case 'missing':
      return (
        <ins className="text-ok-text underline decoration-2 underline-offset-4">
          <Told as={how} />
          {text}
        </ins>
      );
  }
}

/** For who does not see what is crossed out. */
const Told = ({ as }: { as: string }) => (
  <span lang="en" className="sr-only">
    {`${as}: `}
  </span>
);
