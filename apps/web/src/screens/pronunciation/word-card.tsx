import type { PronunciationWord } from '@hajde/rules/course/course';
import type { ReactNode, Ref } from 'react';
import { LevelChip } from '../../course/level-chip.tsx';
import { Ipa } from '../../speech/ipa.tsx';
import { ipaOf } from '../../speech/loaded-clips.ts';
import { Card } from '../../ui/card.tsx';

/** The word to say: how it is written and pronounced, what it means, and what is done with it. */
export function WordCard({
  word: { word, meaning, difficulty },
  heading,
  aside,
  children,
}: {
  word: PronunciationWord;
  heading: Ref<HTMLHeadingElement>;
  aside: ReactNode;
  children: ReactNode;
}) {
  const ipa = ipaOf(word);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <LevelChip level={difficulty} />
        {aside}
      </div>
      <div className="py-2 text-center">
        <h2 ref={heading} tabIndex={-1} lang="sq" className="text-3xl outline-none">
          {word}
        </h2>
        <p className="min-h-6 text-muted text-sm">
          {ipa && (
            <>
              <span className="sr-only">pronounced </span>
              <Ipa ipa={ipa} />
            </>
          )}
        </p>
        <p className="mt-1 text-md">{meaning}</p>
      </div>
      {children}
    </Card>
  );
}
