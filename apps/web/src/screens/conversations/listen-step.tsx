import type { ConversationFile } from '@hajde/rules/course/course-files';
import { Play, Square, Turtle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { Line } from './line.tsx';
import { personOf } from './person-of.ts';
import { type SceneFrame, SceneStep } from './scene-frame.tsx';
import { useLinePlayer } from './use-line-player.ts';

/** Play the scene, line by line, slower. */
export function ListenStep({
  frame,
  conversation,
  onDone,
}: {
  frame: SceneFrame;
  conversation: ConversationFile;
  onDone: () => void;
}) {
  const { lines, scene } = conversation;
  const [slow, setSlow] = useState(false);
  const { lit, playing, trouble, play, stop } = useLinePlayer(conversation);
  const Icon = playing ? Square : Play;
  return (
    <SceneStep
      frame={frame}
      foot={{ label: 'Go to questions', hint: 'Press Enter for the questions' }}
      onSubmit={onDone}
    >
      <PlayerTask>
        {frame.heading}
        <p>{scene}</p>
      </PlayerTask>
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap gap-3 bg-bg px-1 py-2 across:static across:col-start-1 across:row-start-4">
        <div className="flex-1 basis-36">
          <Button onClick={() => (playing ? stop() : void play(0, lines.length, { slow }))}>
            <Icon aria-hidden size={24} strokeWidth={2.5} />
            {playing ? 'Stop' : 'Play the scene'}
          </Button>
        </div>
        <button
          type="button"
          aria-pressed={slow}
          onClick={() => setSlow(!slow)}
          className="mb-1 flex min-h-13 shrink-0 items-center gap-2 rounded-md border-2 border-line-strong bg-surface px-4 font-bold aria-pressed:border-blue-line aria-pressed:bg-blue-tint aria-pressed:text-blue-text"
        >
          <Turtle aria-hidden size={24} strokeWidth={2.25} />
          Slower
        </button>
      </div>
      <PlayerAnswer>
        <p role="status" className="text-muted text-sm empty:hidden">
          {trouble}
        </p>
        <ol aria-label="The conversation" className="flex flex-col gap-1">
          {lines.map((line, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
              key={at}
              line={line}
              person={personOf(conversation, line.who)}
              lit={lit === at}
              onPlay={() => void play(at, at + 1, { slow })}
            />
          ))}
        </ol>
      </PlayerAnswer>
    </SceneStep>
  );
}
