import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { courseSpeech } from '../../course/course.ts';
import { LevelChip } from '../../course/level-chip.tsx';
import type { Story } from '../../learner/culture-reads.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AlbanianText } from './albanian-text.tsx';
import { StoryEnding } from './story-ending.tsx';

/** A story to read; at its end it is finished, which pays the first time. */
export function StoryDialog({
  userId,
  story,
  isRead,
  onClose,
}: {
  userId: string;
  story: Story;
  isRead: boolean;
  onClose: () => void;
}) {
  const { emoji, title, difficulty, category, content, albanian, words, ipa } = story;
  const speech = useQuery(courseSpeech()).data?.culture;
  useClips(useMemo(() => speech && { ...speech, ipa }, [speech, ipa]));
  useEffect(() => stopSpeaking, []);
  return (
    <Dialog
      title={
        <>
          <span aria-hidden>{emoji}</span> {title}
        </>
      }
      onClose={onClose}
    >
      <p className="-mt-2 flex flex-wrap gap-1.5">
        <LevelChip level={difficulty} />
        <Chip tone="quiet" className="capitalize">
          {category}
        </Chip>
      </p>
      {paragraphsOf(content).map((paragraph) => (
        <p key={paragraph} className="relative leading-relaxed">
          <AlbanianText text={paragraph} albanian={albanian} words={words} />
        </p>
      ))}
      <StoryEnding userId={userId} story={story} isRead={isRead} />
    </Dialog>
  );
}

const paragraphsOf = (content: string) => content.split(/\n+/).filter((line) => line.trim() !== '');
