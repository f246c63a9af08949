import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { isServerAway } from '../../api/server-away.ts';
import { conversationOf } from '../../course/companions.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Message } from '../../ui/message.tsx';
import { NotOnDevice } from '../../ui/not-on-device.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConversationPlayer } from './conversation-player.tsx';
import { useScenes } from './use-scenes.ts';

/** Finds the scene in the story, and plays it where its unit is open. */
export function ConversationScreen({
  userId,
  conversationId,
}: ScreenProps & { conversationId: string }) {
  const { data, failed } = useScenes(userId);
  const scene = data?.scenes.find(({ id }) => id === conversationId);
  const file = useQuery({ ...conversationOf(scene?.unitId ?? ''), enabled: scene !== undefined });
  const trouble = failed ?? failureOf(file);

  if (scene?.state === 'locked') {
    return (
      <Nowhere
        title="This scene is still locked"
        text={`It opens with unit ${scene.order}, ${scene.unit}.`}
      />
    );
  }
  if ((data && !scene) || file.data === null) {
    return <Nowhere title="Scene not found" text="We can't find this scene." />;
  }
  if (scene && file.data) {
    const next = data?.scenes.find(({ order }) => order === scene.order + 1);
    return (
      <ConversationPlayer
        userId={userId}
        conversation={file.data}
        scene={scene}
        next={next?.state === 'locked' ? undefined : next}
      />
    );
  }
  return (
    <Screen title="Conversation">
      <h1 className="sr-only">Conversation</h1>
      {file.error && isServerAway(file.error) && trouble ? (
        <NotOnDevice what="This conversation" retry={trouble.retry} />
      ) : trouble ? (
        <LoadFailed title="We couldn't load this scene" {...trouble} />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading
          </p>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-82 rounded-lg" />
        </>
      )}
    </Screen>
  );
}

function Nowhere({ title, text }: { title: string; text: string }) {
  return (
    <Message title={title} text={text}>
      <ButtonLink href="/conversations">All conversations</ButtonLink>
    </Message>
  );
}
