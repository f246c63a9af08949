import { earClipKey } from '@hajde/rules/course/course-files';
import type { ContrastPair } from '@hajde/rules/course/sounds';
import type { EarQuestion as Asked } from '@hajde/rules/play/ear-trainer';
import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ExtrasBanner } from '../../ui/extras-banner.tsx';
import { OutageLine } from '../../ui/outage-line.tsx';
import { Player, PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { PlayerVerdict } from '../../ui/player-verdict.tsx';
import { EarWordButton } from './ear-word-button.tsx';
import { useEarKeys } from './use-ear-keys.ts';
import { useEarPlayer } from './use-ear-player.ts';

/** One word is heard: which was it? The answer comes at once; after a wrong one both are heard. */
export function EarQuestion({
  title,
  advice,
  top,
  pair: { words },
  question: { said, voice },
  chosen,
  takesFocus,
  last,
  finishing,
  onChoose,
  onDone,
}: {
  title: string;
  /** What to listen for; null where it was told before. */
  advice: string | null;
  top: ReactNode;
  pair: ContrastPair;
  question: Asked;
  chosen: 0 | 1 | null;
  /** Not the first of a visit: there the focus is where the learner left it. */
  takesFocus: boolean;
  last: boolean;
  finishing: boolean;
  onChoose: (answer: 0 | 1) => void;
  onDone: () => void;
}) {
  const { sounding, trouble, play } = useEarPlayer();
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = words.map(({ key }) => earClipKey(key, voice));
  const clip = earClipKey(words[said].key, voice);
  const answered = chosen !== null;
  const listen = useCallback(() => void play([clip]), [play, clip]);
  const answeredBefore = useRef(answered);
  useEffect(() => {
    if (!answeredBefore.current) listen();
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [listen, takesFocus]);

  const choose = (answer: 0 | 1) => {
    if (answered) return void play(keys.slice(answer, answer + 1));
    onChoose(answer);
    if (answer !== said) void play(keys);
    // From here Enter goes on and the space bar is heard, wherever the pointer was.
    heading.current?.focus({ preventScroll: true });
  };
  useEarKeys(choose, listen);
  const right = chosen === said;
  const Icon = trouble ? VolumeX : Volume2;
  return (
    <Player
      title={title}
      top={top}
      notices={
        <>
          <OutageLine />
          <ExtrasBanner />
        </>
      }
      foot={{
        right: answered ? right : null,
        verdict: (
          <PlayerVerdict right={right}>
            <p>
              It was <strong lang="sq">{words[said].word}</strong>, {words[said].translation}.
            </p>
          </PlayerVerdict>
        ),
        hint: 'Press 1 or 2 to choose, Space to hear it again, Enter to go on',
        label: last ? 'Finish' : 'Continue',
        disabled: !answered,
        resting: finishing,
      }}
      buttonTakesFocus={false}
      onSubmit={onDone}
    >
      <PlayerTask>
        <div className="text-center">
          <h1 className="text-md text-muted">{title}</h1>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none across:text-lg">
            Which word do you hear?
          </h2>
        </div>
        <div className="flex flex-col items-center gap-2">
          <button
            type="button"
            aria-label="Listen again"
            data-tooltip="Listen again"
            aria-keyshortcuts="Space"
            aria-pressed={sounding === clip}
            onClick={listen}
            className="grid size-20 place-items-center rounded-pill bg-blue text-on-blue shadow-[0_4px_0_var(--blue-edge)] active:translate-y-0.75 active:shadow-none aria-pressed:animate-sound across:size-16"
          >
            <Icon aria-hidden size={36} strokeWidth={2.5} />
          </button>
          <p role="status" className="text-center text-muted text-sm empty:hidden">
            {trouble}
          </p>
        </div>
        {advice && !answered && <p className="text-center text-muted text-sm">{advice}</p>}
      </PlayerTask>
      <PlayerAnswer>
        <div className="grid grid-cols-2 gap-3">
          {words.map((word, i) => (
            <EarWordButton
              key={word.key}
              word={word}
              number={i + 1}
              sounding={answered && sounding === keys[i]}
              verdict={!answered ? 'open' : i === said ? 'right' : i === chosen ? 'wrong' : 'other'}
              onPress={() => choose(i === 0 ? 0 : 1)}
            />
          ))}
        </div>
      </PlayerAnswer>
    </Player>
  );
}
