import type { ConversationFile } from '@hajde/rules/course/course-files';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { Line } from './line.tsx';
import { OwnLine } from './own-line.tsx';
import { personOf } from './person-of.ts';
import { Portrait } from './portrait.tsx';
import { type SceneFrame, SceneStep } from './scene-frame.tsx';
import { useLinePlayer } from './use-line-player.ts';

/** The others speak, and the learner says the lines of one of them. */
export function PartStep({
  frame,
  conversation,
  onDone,
  finishing,
}: {
  frame: SceneFrame;
  conversation: ConversationFile;
  onDone: () => void;
  finishing: boolean;
}) {
  const [who, setWho] = useState<string | null>(null);
  if (who !== null) {
    return <TakePart {...{ frame, conversation, who, onDone, finishing }} />;
  }
  return (
    <SceneStep
      frame={frame}
      foot={{ label: 'Next', hint: HINT, disabled: true }}
      onSubmit={() => undefined}
    >
      <PlayerTask>
        {frame.heading}
        <h2 className="text-xl across:text-lg">Whose part will you play?</h2>
        <p>You'll see your lines in English. Say them in Albanian, then check them.</p>
      </PlayerTask>
      <PlayerAnswer>
        <ul className="flex flex-col gap-3">
          {conversation.people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => setWho(person.id)}
                className="flex min-h-15 w-full items-center gap-3 rounded-md border-2 border-control-line bg-surface p-3 text-start shadow-[0_3px_0_var(--control-line)] active:translate-y-0.75 active:shadow-none"
              >
                <Portrait person={person} />
                <span>
                  <strong>{person.name}</strong>
                  <span className="block text-muted text-sm">{person.about}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </PlayerAnswer>
    </SceneStep>
  );
}

const HINT = 'Press Enter to go on';

function TakePart({
  frame,
  conversation,
  who,
  onDone,
  finishing,
}: {
  frame: SceneFrame;
  conversation: ConversationFile;
  who: string;
  onDone: () => void;
  finishing: boolean;
}) {
  const { lines } = conversation;
  const [at, setAt] = useState(0);
  /** Another's line that could not be heard is read instead. */
  const [toRead, setToRead] = useState(false);
  const [shown, setShown] = useState(false);
  const { lit, trouble, play } = useLinePlayer(conversation);
  const line = lines[at];
  const theirs = line !== undefined && line.who !== who;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of the part is gone. Before the first line takes the focus, where it is the learner's.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!line) heading.current?.focus({ preventScroll: true });
  }, [line]);

  useEffect(() => {
    if (!theirs) return;
    let here = true;
    setToRead(false);
    void play(at, at + 1).then((heard) => {
      if (!here) return;
      if (heard) setAt(at + 1);
      else setToRead(true);
    });
    return () => {
      here = false;
    };
  }, [at, theirs, play]);

  const goOn = () => {
    if (!line) return onDone();
    setShown(false);
    setAt(at + 1);
  };
  const canGoOn = !line || (theirs ? toRead : shown);
  return (
    <SceneStep
      frame={frame}
      foot={{
        label: line ? 'Next' : 'Finish',
        hint: HINT,
        disabled: !canGoOn,
        resting: finishing,
      }}
      onSubmit={goOn}
    >
      <PlayerTask>
        {frame.heading}
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none across:text-lg">
          You are {personOf(conversation, who).name}
        </h2>
        <ol aria-label="The conversation" className="flex flex-col gap-1">
          {lines.slice(0, theirs ? at + 1 : at).map((each, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
              key={index}
              line={each}
              person={personOf(conversation, each.who)}
              lit={lit === index}
              onPlay={() => void play(index, index + 1)}
            />
          ))}
        </ol>
      </PlayerTask>
      <PlayerAnswer>
        <p role="status" className="text-muted text-sm empty:hidden">
          {trouble}
        </p>
        {line && !theirs && (
          <OwnLine
            key={at}
            line={line}
            onShown={() => {
              setShown(true);
              void play(at, at + 1);
            }}
          />
        )}
      </PlayerAnswer>
    </SceneStep>
  );
}
