import { useState } from 'react';
import type { StoryCategory } from '../../learner/culture-reads.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { DidYouKnow } from './did-you-know.tsx';
import { Stories } from './stories.tsx';
import { StoriesRead } from './stories-read.tsx';

/** Stories about Kosovo and the Albanians; reading one to the end pays once. */
export function CulturalContent({ userId }: ScreenProps) {
  const [category, setCategory] = useState<StoryCategory>('all');
  return (
    <Screen title="Cultural content" width="wide">
      <BackLink href="/" />
      <OfflineLine />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-2xl">Cultural content</h1>
          <p className="text-muted text-sm">Short stories from Kosovo, a minute or two each.</p>
        </div>
        <StoriesRead userId={userId} />
      </div>
      <CategoryTabs chosen={category} onChoose={setCategory} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-6">
        <Stories userId={userId} category={category} />
        <DidYouKnow />
      </div>
    </Screen>
  );
}
