import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { AlbanianTextArea } from './albanian-text-area.tsx';
import { CouldNotRead } from './could-not-read.tsx';
import { ReadText } from './read-text.tsx';
import type { Reader } from './reader.ts';
import type { ReadResult } from './reader-messages.ts';

const PAUSE_MS = 300;
const NO_STRENGTHS: ReadonlyMap<string, number> = new Map();

/** What the learner answers, explained while it is written, and copied in either spelling. */
export function ReplyBox({ reader }: { reader: Reader }) {
  const [reply, setReply] = useState('');
  const [read, setRead] = useState<(ReadResult & { readonly text: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const explain = async (text: string) => {
    setFailed(false);
    try {
      const result = await reader.read(text);
      setRead({ ...result, text });
      setChosen(new Map());
    } catch {
      // The error itself may name what was written: it is told, not logged.
      setFailed(true);
    }
  };
  const write = (text: string) => {
    setReply(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void explain(text), PAUSE_MS);
  };
  // What was written last is not in it yet.
  const isOld = read?.text !== reply;
  return (
    <Card aria-labelledby="reply" className="flex flex-col gap-3">
      <h2 ref={heading} id="reply" tabIndex={-1} className="text-lg outline-hidden">
        Reply
      </h2>
      <AlbanianTextArea label="Your reply" rows={3} maxLength={4000} value={reply} onText={write} />
      <CouldNotRead failed={failed} />
      {failed && (
        <Button
          kind="quiet"
          onClick={() => {
            // The button goes away with the failure.
            heading.current?.focus();
            void explain(reply);
          }}
        >
          Try again
        </Button>
      )}
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
            <Button kind="quiet" disabled={isOld} onClick={() => copy(inFull(read, chosen))}>
              <Copy aria-hidden size={18} strokeWidth={2.25} />
              Copy full spelling
            </Button>
            <Button kind="quiet" disabled={isOld} onClick={() => copy(read.chat)}>
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
