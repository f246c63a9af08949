import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { userOf } from '../../learner/reads.ts';
import { shopItems } from '../../learner/shop-reads.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { GemIcon } from '../../ui/reward-icons.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HowToEarnGems } from './how-to-earn-gems.tsx';
import { ShopItem } from './shop-item.tsx';
import { YourHearts } from './your-hearts.tsx';

export function Shop({ userId }: ScreenProps) {
  const items = useQuery(shopItems());
  const user = useQuery(userOf(userId));
  const failed = failureOf(items, user);
  return (
    <Screen title="Shop" width="wide">
      <Card className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">Shop</h1>
        <p className="flex items-center gap-2 font-bold font-display text-xl">
          <GemIcon size={32} />
          <span className="tabular-nums">{user.data?.gems ?? '–'}</span>{' '}
          <span className="sr-only">gems</span>
        </p>
      </Card>
      <OfflineLine />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-6">
        {failed ? (
          <LoadFailed title="We couldn't load the shop" {...failed} />
        ) : items.data && user.data ? (
          <div className="flex flex-col gap-4">
            <YourHearts user={user.data} />
            <ul className="flex flex-col gap-4">
              {items.data.map((item) => (
                <ShopItem key={item.id} item={item} user={user.data} />
              ))}
            </ul>
          </div>
        ) : (
          <ShopSkeleton />
        )}
        <HowToEarnGems />
      </div>
    </Screen>
  );
}

function ShopSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading the shop
      </p>
      {['hearts', 'freeze', 'double'].map((item) => (
        <Skeleton key={item} className="h-38 rounded-lg" />
      ))}
    </div>
  );
}
