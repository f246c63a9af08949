import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { AlbanianTextArea } from './albanian-text-area.tsx';
import { ReadText } from './read-text.tsx';
import type { Reader } from './reader.ts';
import type { ReadResult } from './reader-messages.ts';

const PAUSE_MS = 300;
const NO_STRENGTHS: ReadonlyMap<string, number> = new Map();

/** What the learner answers, explained while it is written, and copied in either spelling. */
export function ReplyBox({ reader }: { reader: Reader }) {
  const [reply, setReply] = useState('');
  const [read, setRead] = useState<ReadResult | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = (text: string) => {
    setReply(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(async () => {
      setRead(await reader.read(text));
      setChosen(new Map());
    }, PAUSE_MS);
  };
  return (
    <Card aria-labelledby="reply" className="flex flex-col gap-3">
      <h2 id="reply" className="text-lg">
        Reply
      </h2>
      <AlbanianTextArea
        label="Your answer"
        rows={3}
        maxLength={4000}
        value={reply}
        onText={write}
      />
      {read && reply.trim() !== '' && (
        <>
          <ReadText
            tokens={read.tokens}
            chosen={chosen}
            onChoose={(at, reading) => setChosen((before) => new Map(before).set(at, reading))}
            strengths={NO_STRENGTHS}
          />
          <Notes read={read} />
          <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap *:px-3">
            <Button kind="quiet" onClick={() => copy(inFull(read, chosen))}>
              <Copy aria-hidden size={18} strokeWidth={2.25} />
              Copy in full
            </Button>
            <Button kind="quiet" onClick={() => copy(read.chat)}>
              <Copy aria-hidden size={18} strokeWidth={2.25} />
              Copy as chat
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** As the reader spells it, or as the writer told it what was meant. */
function inFull({ full, tokens }: ReadResult, chosen: ReadonlyMap<number, number>): string {
  if (chosen.size === 0) return full;
  return tokens
    .map(({ text, readings }, at) => readings[chosen.get(at) ?? 0]?.full ?? text)
    .join('');
}

function Notes({ read: { tokens, notes } }: { read: ReadResult }) {
  const unknown = tokens
    .filter(({ kind, readings }) => kind === 'word' && readings.length === 0)
    .map(({ text }) => text);
  return (
    <div role="status">
      <ul className="flex flex-col gap-1 text-sm empty:hidden">
        {notes.map(({ subject, verb }) => (
          <li key={`${subject} ${verb}`}>
            <b lang="sq">{subject}</b> and <b lang="sq">{verb}</b> don't go together.
          </li>
        ))}
        {[...new Set(unknown)].map((word) => (
          <li key={word}>
            Hajde doesn't know <b lang="sq">{word}</b>.
          </li>
        ))}
      </ul>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'Not copied', description: "Your browser didn't allow it.", destructive: true });
  }
}
