import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Message } from '../../ui/message.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The server is away, and no downloaded pack has this lesson. */
export function LessonNotOnDevice({ retry }: { retry: () => void }) {
  useTitle('This lesson is not on your device');
  return (
    <Message
      title="This lesson is not on your device"
      text="We can't load it now, and you don't have its pack. Lessons in your packs work without a connection."
    >
      <ButtonLink href="/offline-packs">Go to Offline Packs</ButtonLink>
      <Button kind="quiet" onClick={retry}>
        Retry
      </Button>
      <ButtonLink href="/learn" kind="quiet">
        Back to Learn
      </ButtonLink>
    </Message>
  );
}
