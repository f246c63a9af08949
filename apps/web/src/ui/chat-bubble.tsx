/** A message as it stands on a phone; it is no text of the lexicon, so its words cannot be tapped. */
export function ChatBubble({ text }: { text: string }) {
  return (
    <p
      lang="sq"
      data-chat
      className="my-1 w-fit max-w-full rounded-lg rounded-bl-none bg-blue-tint px-4 py-2 font-semibold text-md"
    >
      {text}
    </p>
  );
}
