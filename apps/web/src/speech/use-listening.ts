import { useEffect, useRef, useState } from 'react';
import { canShareMicrophone, withMicrophone } from './microphone.ts';
import type { RecognitionFailure } from './recogniser.ts';
import { type Hearing, type Listening, listen, NotUnderstood } from './recogniser.ts';
import { stopSpeaking } from './speech.ts';

export type Outcome =
  | { readonly said: string; readonly failure?: never }
  | { readonly failure: RecognitionFailure; readonly said?: never };

/** Records one word for the recogniser; `level` tells how loud it is meanwhile. */
export function useListening(onOutcome: (outcome: Outcome) => void) {
  const [listening, setListening] = useState(false);
  const [level, setLevel] = useState<() => number>(() => silence);
  const running = useRef<Listening | null>(null);
  const close = useRef<() => void>(() => undefined);
  /** What the recogniser still understands after this is ignored. */
  const leave = () => {
    running.current?.stop();
    running.current = null;
    close.current();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads what the refs hold then
  useEffect(() => leave, []);

  const start = async () => {
    stopSpeaking();
    const meter = meterOfRecogniser();
    close.current = meter.close;
    setLevel(() => meter.level);
    setListening(true);
    const current = listen(meter.hear);
    running.current = current;
    const outcome = await current.heard.then(
      (said): Outcome => ({ said }),
      (error: unknown): Outcome => {
        if (error instanceof NotUnderstood) return { failure: error.failure };
        throw error;
      },
    );
    meter.close();
    // The screen is gone, or has moved on.
    if (running.current !== current) return;
    running.current = null;
    setListening(false);
    onOutcome(outcome);
  };
  return {
    listening,
    level,
    start: () => void start(),
    stop: () => running.current?.stop(),
    abandon: () => {
      leave();
      setListening(false);
    },
  };
}

const silence = () => 0;

/**
 * The microphone's own level where it can be shared with the recogniser. Elsewhere the recogniser's
 * events drive the meter: it rises when sound and speech begin, and falls when they end.
 */
function meterOfRecogniser() {
  let source: { level: () => number; close: () => void } | null = null;
  let closed = false;
  let aim = 0;
  let shown = 0;
  // Asked for only once the recogniser has the microphone: the learner is not asked twice.
  const share = () =>
    withMicrophone(async (_stream, own) => {
      const { promise: over, resolve: close } = Promise.withResolvers<void>();
      source = { level: own.level, close };
      if (closed) close();
      await over;
    });
  return {
    hear(hearing: Hearing) {
      aim = LEVELS[hearing];
      if (hearing !== 'audio' || !canShareMicrophone()) return;
      share().catch((error: unknown) => console.warn('The microphone is not shared.', error));
    },
    level: () => {
      shown += (aim - shown) * 0.2;
      return source ? source.level() : shown;
    },
    close() {
      if (closed) return;
      closed = true;
      source?.close();
    },
  };
}

const LEVELS: Record<Hearing, number> = { audio: 0.1, sound: 0.45, speech: 0.8, silence: 0.1 };
