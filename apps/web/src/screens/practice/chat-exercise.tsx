import type { Chat } from '@hajde/rules/practice/exercise';
import { ChatBubble } from '../../ui/chat-bubble.tsx';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { TypedAnswer } from './typed-answer.tsx';
import { writtenAs, writtenIn } from './written.ts';

/** Read the message as people type it, and write it in full. */
export default function ChatExercise({
  exercise: { line },
  answered,
  onDraft,
}: ExerciseProps<Chat>) {
  return (
    <>
      {!answered && (
        <PlayerCard>
          <ChatBubble text={line.chat ?? line.albanian} />
        </PlayerCard>
      )}
      <PlayerAnswer>
        <TypedAnswer
          label="The message in full"
          hint="Every ë and ç counts here."
          given={writtenIn(answered)}
          closed={answered !== null}
          onType={(text) => onDraft(writtenAs(text))}
        />
      </PlayerAnswer>
    </>
  );
}
