import type { OccasionFile } from '@hajde/rules/course/course-files';
import { Card } from '../../ui/card.tsx';
import { Prose } from './prose.tsx';
import { StoryLine } from './story-line.tsx';

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
        return (
          <StoryLine
            key={step.text}
            line={step}
            person={people.find(({ id }) => id === step.who)}
            words={words[step.text] ?? {}}
          />
        );
      })}
    </Card>
  );
}
