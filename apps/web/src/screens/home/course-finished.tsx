import { useVisitSettings } from '../../learner/visit-settings.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Mascot } from '../../ui/mascot.tsx';

/** Nothing is left to learn, so practice is offered. */
export function CourseFinished() {
  const { speakingPractice } = useVisitSettings();
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Mascot mood="cheering" className="h-auto w-24 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg">You've finished the course!</h2>
          <p className="text-muted text-sm">
            You've done every lesson. Practice keeps your Albanian alive.
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <ButtonLink href="/learn">Repeat a lesson</ButtonLink>
        {speakingPractice && (
          <ButtonLink kind="quiet" href="/pronunciation-practice">
            Practise speaking
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
