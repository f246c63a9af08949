import type { OccasionFile } from '@hajde/rules/course/course-files';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Prose } from './prose.tsx';
import { VoiceButton } from './voice-button.tsx';

/** The scene: what happens in English, what is said in Albanian, each line in its speaker's voice. */
export function OccasionStory({ occasion }: { occasion: OccasionFile }) {
  const { story, people, words } = occasion;
  return (
    <Card aria-labelledby="story" className="flex flex-col gap-3">
      <h2 id="story" className="text-lg">
        The story
      </h2>
      {story.map((step) => {
        if ('tell' in step) {
          return (
            <p key={step.tell} className="relative text-muted leading-relaxed">
              <Prose text={step.tell} words={words} />
            </p>
          );
        }
        const person = people.find(({ id }) => id === step.who);
        return (
          <div key={step.text} className="relative flex items-start gap-3">
            <VoiceButton text={step.text} voice={person?.voice} />
            <div className="min-w-0 flex-1">
              <p className="text-muted text-xs">{person?.name ?? step.who}</p>
              <p lang="sq" className="font-bold leading-relaxed">
                <TappableWords text={step.text} words={words[step.text] ?? {}} />
              </p>
              <p className="text-muted text-sm">{step.translation}</p>
            </div>
          </div>
        );
      })}
    </Card>
  );
}
