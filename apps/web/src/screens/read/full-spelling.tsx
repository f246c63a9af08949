import type { ShownToken } from '@hajde/albanian/reading/shown';
import { memo, useMemo } from 'react';
import { type Block, blocksOf } from './blocks.ts';
import { useGrowing } from './use-growing.ts';

/** The same text with every letter, what was restored underlined. */
export function FullSpelling({
  tokens,
  chosen,
}: {
  tokens: readonly ShownToken[];
  chosen: ReadonlyMap<number, number>;
}) {
  const blocks = useMemo(() => blocksOf(tokens), [tokens]);
  const drawn = useGrowing(blocks.length);
  return (
    <div lang="sq" className="text-md leading-relaxed">
      {blocks.slice(0, drawn).map((block) => (
        <FullBlock key={block.from} block={block} chosen={chosen} />
      ))}
    </div>
  );
}

const FullBlock = memo(function FullBlock({
  block: { from, tokens },
  chosen,
}: {
  block: Block;
  chosen: ReadonlyMap<number, number>;
}) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      {tokens.map(({ text, readings }, index) => {
        const at = from + index;
        const reading = readings[chosen.get(at) ?? 0];
        if (!reading) return text;
        return reading.pieces.map((piece, place) =>
          piece.restored ? (
            <u
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one word never move
              key={`${at}-${place}`}
              className="decoration-2 decoration-red underline-offset-4"
            >
              {piece.text}
            </u>
          ) : (
            piece.text
          ),
        );
      })}
    </p>
  );
});
