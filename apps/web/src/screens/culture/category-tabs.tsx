import type { KeyboardEvent } from 'react';
import type { StoryCategory } from '../../learner/culture-reads.ts';
import { CATEGORIES, CATEGORY_ICONS } from './categories.ts';

export const PANEL_ID = 'culture-panel';
export const tabId = (category: StoryCategory) => `culture-${category}`;

/** One row of tabs, which a phone scrolls sideways; arrow keys move between them. */
export function CategoryTabs({
  chosen,
  onChoose,
}: {
  chosen: StoryCategory;
  onChoose: (category: StoryCategory) => void;
}) {
  const move = (event: KeyboardEvent) => {
    const next = neighbour(chosen, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Categories"
      onKeyDown={move}
      className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none]"
    >
      {CATEGORIES.map((category) => {
        const Icon = CATEGORY_ICONS[category];
        return (
          <button
            key={category}
            type="button"
            role="tab"
            id={tabId(category)}
            aria-selected={category === chosen}
            aria-controls={PANEL_ID}
            tabIndex={category === chosen ? 0 : -1}
            onClick={({ currentTarget }) => {
              onChoose(category);
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
            className="flex min-h-11 shrink-0 snap-start items-center gap-2 rounded-pill border-2 border-line-strong bg-surface px-4 font-bold text-muted text-sm capitalize hover:text-ink aria-selected:border-blue-line aria-selected:bg-blue-tint aria-selected:text-blue-text"
          >
            <Icon aria-hidden size={20} strokeWidth={2.25} />
            {category}
          </button>
        );
      })}
    </div>
  );
}

function neighbour(chosen: StoryCategory, key: string): StoryCategory | undefined {
  const at = CATEGORIES.indexOf(chosen);
  switch (key) {
    case 'ArrowRight':
      return CATEGORIES[(at + 1) % CATEGORIES.length];
    case 'ArrowLeft':
      return CATEGORIES.at(at - 1);
    case 'Home':
      return CATEGORIES[0];
    case 'End':
      return CATEGORIES.at(-1);
  }
}
