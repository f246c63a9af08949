import type { Build } from '@hajde/rules/practice/exercise';
import { useRef, useState } from 'react';
import { speak } from '../../speech/speech.ts';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import { useKeydown } from '../../ui/use-keydown.ts';
import { EnglishCard } from './english-card.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Tile } from './tile.tsx';
import { typeForTile } from './tile-keys.ts';

/** The English, and tiles: tap them, drag them, or type their first letters. */
export default function BuildExercise({
  exercise: { line, tiles },
  answered,
  onDraft,
}: ExerciseProps<Build>) {
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState('');
  const row = useRef<HTMLUListElement>(null);
  const bank = useRef<HTMLUListElement>(null);
  const textOf = (at: number) => tiles[at] ?? '';

  const change = (next: readonly number[]) => {
    setPlaced(next);
    setTyped('');
    const text = next.map(textOf).join(' ');
    onDraft(text === '' ? null : { how: 'written', text });
  };
  const place = (tile: number, index = placed.length) => {
    const others = placed.filter((each) => each !== tile);
    speak(textOf(tile));
    change([...others.slice(0, index), tile, ...others.slice(index)]);
  };
  const take = (tile: number) => change(placed.filter((each) => each !== tile));
  /** The focus goes along: its button in the sentence is no more. */
  const takeBack = (tile: number) => {
    take(tile);
    bank.current?.querySelectorAll('button')[tile]?.focus({ preventScroll: true });
  };
  /** Dropped on the row it goes where it was dropped, elsewhere back to the others. */
  const drop = (tile: number, x: number, y: number) => {
    const index = row.current ? placeAt(row.current, tile, x, y) : null;
    if (index === null) take(tile);
    else place(tile, index);
  };

  const free = tiles.flatMap((text, at) => (placed.includes(at) ? [] : [{ text, at }]));
  useLetterKeys(answered === null, (key) => {
    if (key === 'Backspace') return typed === '' ? change(placed.slice(0, -1)) : setTyped('');
    const next = typeForTile(typed, key, free);
    if (next.tile !== null) return place(next.tile);
    return setTyped(next.typed);
  });

  if (answered) return null;
  return (
    <>
      <PlayerCard>
        <EnglishCard english={line.english} />
      </PlayerCard>
      <PlayerAnswer>
        <ul
          ref={row}
          aria-label="Your sentence"
          className="flex min-h-16 flex-wrap items-center gap-2 rounded-lg border-2 border-line-strong border-dashed bg-surface p-2"
        >
          {placed.length === 0 && (
            <li className="px-2 text-muted text-sm">Tap the words in order.</li>
          )}
          {placed.map((at) => (
            <li key={at} data-tile={at}>
              <Tile
                text={textOf(at)}
                onTap={() => takeBack(at)}
                onDrop={(x, y) => drop(at, x, y)}
              />
            </li>
          ))}
        </ul>
        <ul ref={bank} aria-label="Words" className="flex flex-wrap gap-2">
          {tiles.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice
            <li key={at}>
              <Tile
                text={text}
                used={placed.includes(at)}
                hinted={
                  typed !== '' && free.some((tile) => tile.at === at && begins(tile.text, typed))
                }
                onTap={() => place(at)}
                onDrop={(x, y) => drop(at, x, y)}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {placed.map(textOf).join(' ')}
        </p>
      </PlayerAnswer>
    </>
  );
}

const begins = (text: string, typed: string) =>
  typeForTile('', typed, [{ text, at: 0 }]).tile === 0;

/** Before the first tile of the row whose middle lies behind the point; null outside the row. */
function placeAt(row: HTMLElement, tile: number, x: number, y: number): number | null {
  const box = row.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top - 16 || y > box.bottom + 16) return null;
  const others = [...row.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    (each) => each.dataset.tile !== String(tile),
  );
  const index = others.findIndex((each) => {
    const { left, width, top, bottom } = each.getBoundingClientRect();
    return y < top || (y <= bottom && x < left + width / 2);
  });
  return index === -1 ? others.length : index;
}

function useLetterKeys(open: boolean, onKey: (key: string) => void): void {
  useKeydown((event) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton =
      event.target instanceof Element &&
      event.target.closest('button:not([aria-disabled=true]), a');
    const isLetter = /^\p{L}$/u.test(event.key) || event.key === 'Backspace';
    if (!isLetter && !(event.key === ' ' && !onButton)) return;
    event.preventDefault();
    onKey(event.key);
  });
}
