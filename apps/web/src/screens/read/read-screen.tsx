import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { CouldNotRead } from './could-not-read.tsx';
import { KeptTexts } from './kept-texts.tsx';
import { MessageBox } from './message-box.tsx';
import { readerQuery } from './reader.ts';
import type { ReadResult } from './reader-messages.ts';
import { Reading } from './reading.tsx';
import { ReplyBox } from './reply-box.tsx';
import { useSharedText } from './use-shared-text.ts';

interface Read extends ReadResult {
  readonly text: string;
  /** Each text is read anew: choices made in another do not count. */
  readonly turn: number;
}

/** Any Albanian text, as people type it, explained word by word. It never leaves this device. */
export function ReadScreen({ userId }: ScreenProps) {
  const reader = useQuery(readerQuery());
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const [failedToRead, setFailedToRead] = useState(false);
  const failed = failureOf(reader);
  const open = async (wanted: string) => {
    setText(wanted);
    if (!reader.data || wanted.trim() === '') return;
    setFailedToRead(false);
    try {
      const result = await reader.data.read(wanted);
      // Of a long text even the first lines are work: whoever types or scrolls comes first.
      startTransition(() =>
        setRead((before) => ({ ...result, text: wanted, turn: (before?.turn ?? 0) + 1 })),
      );
    } catch {
      // The error itself may name what was read: it is told, not logged.
      setFailedToRead(true);
    }
  };
  useSharedText(reader.data !== undefined, open);
  return (
    <Screen title="Read">
      <BackLink href="/learn" />
      <h1 className="text-2xl">Read</h1>
      <p className="text-muted">
        Paste a message from your family, however it's typed. It's explained on this device and
        never sent anywhere.
      </p>
      {failed ? (
        <LoadFailed title="We couldn't load the reader" {...failed} />
      ) : (
        <MessageBox
          text={text}
          onText={setText}
          onRead={open}
          isReady={reader.data !== undefined}
        />
      )}
      <CouldNotRead failed={failedToRead} />
      {read && <Reading key={read.turn} userId={userId} read={read} />}
      {read && reader.data && <ReplyBox reader={reader.data} />}
      <KeptTexts userId={userId} onOpen={open} />
      {!read && <Explained />}
    </Screen>
  );
}

function Explained() {
  return (
    <Card className="flex flex-col gap-2 text-sm">
      <h2 className="text-md">What it can read</h2>
      <p>
        <span lang="sq" className="font-bold">
          qysh je spo muj me ardh sot
        </span>{' '}
        becomes{' '}
        <span lang="sq" className="font-bold">
          qysh je s'po muj me ardhë sot
        </span>
        , and you can tap every word. It explains words rather than translating sentences, and it
        tells you when it doesn't know one.
      </p>
    </Card>
  );
}
