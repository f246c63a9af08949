import type { Person } from '@hajde/rules/course/conversation';
import type { OccasionFile } from '@hajde/rules/course/course-files';
import { useState } from 'react';
import { AskHowItSounds } from '../../speech/ask-how-it-sounds.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { VoiceButton } from './voice-button.tsx';

type Said = Extract<OccasionFile['story'][number], { readonly text: string }>;

/** What somebody says in a story, in their own voice. */
export function StoryLine({
  line: { who, text, translation },
  person,
  words,
}: {
  line: Said;
  person: Pick<Person, 'name' | 'voice'> | undefined;
  words: Readonly<Record<string, string>>;
}) {
  const [played, setPlayed] = useState(false);
  return (
    <div className="relative flex items-start gap-3">
      <VoiceButton text={text} voice={person?.voice} onPlay={() => setPlayed(true)} />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-xs">{person?.name ?? who}</p>
        <p lang="sq" className="font-bold leading-relaxed">
          <TappableWords text={text} words={words} />
        </p>
        <p className="text-muted text-sm">{translation}</p>
        <AskHowItSounds text={text} played={played} />
      </div>
    </div>
  );
}
