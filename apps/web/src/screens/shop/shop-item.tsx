import type { Answer } from '@hajde/contract/types';
import { MAX_HEARTS } from '@hajde/rules/game/hearts';
import { PURCHASE_QUANTITY } from '@hajde/rules/game/shop';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import { ApiError, sentenceFor } from '../../api/errors.ts';
import { addExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { useHearts } from '../../learner/use-hearts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { GemIcon } from '../../ui/reward-icons.tsx';
import { toast } from '../../ui/toast.ts';
import { InsufficientGems } from './insufficient-gems.tsx';
import { ItemHeld } from './item-held.tsx';
import { ItemPicture } from './item-picture.tsx';
import { purchaseAnswered, purchaseIdOf } from './purchase-id.ts';

type Item = Answer<'GET /api/shop/items'>[number];
type User = Answer<'GET /api/users/:id'>;

export function ShopItem({ item, user }: { item: Item; user: User }) {
  const queries = useQueryClient();
  const whyNot = useId();
  const purchase = useMutation({
    ...PURCHASING,
    mutationFn: () => buy(user, item),
    onSuccess: ({ extras }) => {
      toast({
        title: 'Purchase successful!',
        description: 'Your item has been added to your account.',
      });
      addExtras(extras);
    },
    onError: (error) =>
      toast({
        title: 'Purchase failed',
        description: sentenceFor(error, 'Please try again.'),
        destructive: true,
      }),
    onSettled: () => refreshLearner(queries),
  });
  const pending = useIsMutating(PURCHASING);
  const affordable = user.gems >= item.price;
  const full = useHearts(user) === MAX_HEARTS && item.type === 'heart_refill';
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-4">
        <ItemPicture type={item.type} />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-lg">{item.name}</h2>
          <p className="text-muted text-sm">{item.description}</p>
          <ItemHeld type={item.type} user={user} />
        </div>
        <div className="w-full sm:w-40">
          <Button
            disabled={!affordable || full || pending > 0}
            aria-describedby={affordable && !full ? undefined : whyNot}
            onClick={() => queries.isMutating(PURCHASING) || purchase.mutate()}
          >
            Buy <span className="sr-only">{item.name} for</span>
            <GemIcon size={22} />
            {item.price} <span className="sr-only">gems</span>
          </Button>
          {full ? (
            <p id={whyNot} className="mt-1 text-center text-muted text-sm">
              You have all {MAX_HEARTS} hearts.
            </p>
          ) : (
            !affordable && <InsufficientGems id={whyNot} />
          )}
        </div>
      </Card>
    </li>
  );
}

/** One purchase at a time, over all items: a second press before the first is answered does nothing. */
const PURCHASING = { mutationKey: ['purchase'] };

async function buy({ id: userId }: User, { id: itemId }: Item) {
  const purchaseId = purchaseIdOf(userId, itemId);
  try {
    const bought = await call('POST /api/shop/purchase', {
      body: { userId, itemId, quantity: PURCHASE_QUANTITY, purchaseId },
    });
    purchaseAnswered(userId, itemId);
    return bought;
  } catch (error) {
    // A server that broke down on the way may have sold it all the same.
    if (error instanceof ApiError && error.status < 500) purchaseAnswered(userId, itemId);
    throw error;
  }
}
