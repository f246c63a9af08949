import type { ShownToken } from '@hajde/albanian/reading/shown';
import { memo, useId, useMemo, useState } from 'react';
import { isKnown } from '../../learner/is-known.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Strengths, strengthOf } from './known-share.ts';
import { useGrowing } from './use-growing.ts';
import { spokenMeaning, WordCard } from './word-card.tsx';

interface Shown {
  readonly chosen: ReadonlyMap<number, number>;
  readonly onChoose: (at: number, reading: number) => void;
  readonly strengths: Strengths;
}

/** The text as it was typed, each word of which tells what it is. */
export function ReadText({ tokens, ...shown }: Shown & { tokens: readonly ShownToken[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const blocks = useMemo(() => blocksOf(tokens), [tokens]);
  const drawn = useGrowing(blocks.length);
  const opened = open === null ? undefined : tokens[open];
  return (
    <div lang="sq" className="text-lg leading-loose">
      {blocks.slice(0, drawn).map((block) => (
        <TextBlock
          key={block.from}
          block={block}
          open={isIn(block, open) ? open : null}
          onOpen={setOpen}
          {...shown}
        />
      ))}
      {/* Always there, so that a screen reader hears what comes to stand in it. */}
      <span role="status" lang="en" className="sr-only">
        {open !== null &&
          opened &&
          isTappable(opened) &&
          spokenMeaning(opened, shown.chosen.get(open) ?? 0)}
      </span>
    </div>
  );
}

const PLAIN: readonly ShownToken['kind'][] = ['gap', 'number', 'emoji', 'link'];
const isTappable = ({ kind }: ShownToken) => !PLAIN.includes(kind);

const isIn = ({ from, tokens }: Block, at: number | null) =>
  at !== null && from <= at && at < from + tokens.length;

const TextBlock = memo(function TextBlock({
  block: { from, tokens },
  open,
  onOpen,
  chosen,
  onChoose,
  strengths,
}: Shown & { block: Block; open: number | null; onOpen: (at: number | null) => void }) {
  // Its height may change with it: not in the moment in which a press closes the card and goes elsewhere.
  const [drawsAlways, setDrawsAlways] = useState(false);
  if (open !== null && !drawsAlways) setDrawsAlways(true);
  return (
    <p
      className={`wrap-anywhere relative whitespace-pre-wrap ${open === null ? '' : 'z-10'} ${drawsAlways ? '' : '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]'}`}
    >
      {tokens.map((token, index) => {
        const at = from + index;
        if (!isTappable(token)) return <span key={at}>{token.text}</span>;
        return (
          <TextWord
            key={at}
            at={at}
            token={token}
            isOpen={open === at}
            choice={chosen.get(at) ?? 0}
            strengths={strengths}
            onOpen={(opens) => onOpen(opens ? at : null)}
            onChoose={(reading) => onChoose(at, reading)}
          />
        );
      })}
    </p>
  );
});

function TextWord({
  at,
  token,
  isOpen,
  choice,
  strengths,
  onOpen,
  onChoose,
}: {
  at: number;
  token: ShownToken;
  isOpen: boolean;
  choice: number;
  strengths: Strengths;
  onOpen: (opens: boolean) => void;
  onChoose: (reading: number) => void;
}) {
  const id = useId();
  const strength = strengthOf(token.readings[choice], strengths);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpen(!isOpen)}
        className={`-my-1.5 max-w-full rounded-[4px] py-1.5 text-start leading-tight aria-expanded:bg-gold-tint aria-expanded:text-gold-text ${lineOf(token, strength)}`}
      >
        {token.text}
      </button>
      {isOpen && (
        <WordCard
          id={id}
          at={at}
          token={token}
          choice={choice}
          strength={strength}
          onChoose={onChoose}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}

/** Plain where nothing is known of it; else by how well the learner knows it. */
function lineOf({ kind, readings }: ShownToken, strength: number | undefined): string {
  if (kind !== 'word' || readings.length === 0) return '';
  if (strength === undefined) return 'border-control-line border-b-2 border-dotted';
  return isKnown(strength)
    ? 'border-ok-line border-b-2 border-solid'
    : 'border-gold border-b-2 border-solid';
}
