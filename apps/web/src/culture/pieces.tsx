import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../api/failure-of.ts';
import { Card } from '../ui/card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Mascot } from '../ui/mascot.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Category } from './categories.ts';
import { PANEL_ID, tabId } from './category-tabs.tsx';
import { PieceCard } from './piece-card.tsx';
import { Reading } from './reading.tsx';
import { finishedBy, type Piece, piecesOf } from './reads.ts';

/** The pieces of the chosen category, and the one that is being read. */
export function Pieces({ userId, category }: { userId: string; category: Category }) {
  return (
    <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(category)} className="min-w-0">
      <Shown userId={userId} category={category} />
    </div>
  );
}

function Shown({ userId, category }: { userId: string; category: Category }) {
  const queries = useQueryClient();
  const pieces = useQuery({
    ...piecesOf(category),
    placeholderData: () => atHand(queries, category),
  });
  const finished = useQuery(finishedBy(userId));
  const [reading, setReading] = useState<Piece | null>(null);

  const failed = failureOf(pieces);
  if (failed) return <LoadFailed title="The stories could not be loaded" {...failed} />;
  if (!pieces.data) return <PiecesSkeleton />;
  if (pieces.data.length === 0) return <Nothing category={category} />;
  const isRead = ({ id }: Piece) => finished.data?.includes(id) ?? false;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {pieces.data.map((piece) => (
          <PieceCard
            key={piece.id}
            piece={piece}
            isRead={isRead(piece)}
            onOpen={() => setReading(piece)}
          />
        ))}
      </ul>
      {reading && (
        <Reading
          userId={userId}
          piece={reading}
          isRead={isRead(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </>
  );
}

/** A category's pieces are among all of them, so they can be seen while they are asked for. */
function atHand(queries: QueryClient, category: Category): Piece[] | undefined {
  const all = queries.getQueryData(piecesOf('all').queryKey);
  return all?.filter((piece) => piece.category === category);
}

function Nothing({ category }: { category: Category }) {
  return (
    <Card className="flex flex-col items-center gap-3 py-8 text-center">
      <Mascot mood="consoling" className="h-auto w-36" />
      <p className="max-w-90 text-muted">
        {category === 'all'
          ? 'No cultural content is available at the moment.'
          : `No content found for the ${category} category.`}
      </p>
    </Card>
  );
}

function PiecesSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <p role="status" className="sr-only">
        Loading the stories
      </p>
      {[1, 2, 3, 4].map((piece) => (
        <Skeleton key={piece} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}
