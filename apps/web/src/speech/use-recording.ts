import { useEffect, useRef, useState } from 'react';
import { hasMicrophone, microphoneFailure, withMicrophone } from './microphone.ts';
import type { RecognitionFailure } from './recogniser.ts';
import { RECOGNITION_STOPS_AFTER_MS } from './recognition-time.ts';
import { stopSpeaking } from './speech.ts';

export const canRecord = () => hasMicrophone() && 'MediaRecorder' in globalThis;

/** Records what the learner says, for their own ears. It leaves the device nowhere. */
export function useRecording() {
  const [recording, setRecording] = useState(false);
  const [own, setOwn] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<RecognitionFailure | null>(null);
  const [level, setLevel] = useState<() => number>(() => () => 0);
  const running = useRef<{ stop: () => void } | null>(null);
  useEffect(
    () => () => {
      running.current?.stop();
      running.current = null;
    },
    [],
  );

  const start = async () => {
    stopSpeaking();
    setFailure(null);
    setOwn(null);
    setRecording(true);
    // Until the microphone is there, stopping means not to begin.
    let wanted = true;
    const asked = { stop: () => (wanted = false) };
    // The screen is gone, or has moved on.
    let isOver = false;
    running.current = asked;
    try {
      await withMicrophone(async (stream, meter) => {
        const recorded = record(stream);
        if (running.current === asked) running.current = recorded;
        if (!wanted) recorded.stop();
        setLevel(() => meter.level);
        const sound = await recorded.sound;
        if (running.current === recorded && wanted) setOwn(sound);
        isOver = running.current !== recorded;
      });
      if (isOver) return;
    } catch (error) {
      if (running.current === null) return;
      setFailure(microphoneFailure(error));
    }
    running.current = null;
    setRecording(false);
  };
  return {
    recording,
    own,
    failure,
    level,
    start: () => void start(),
    stop: () => running.current?.stop(),
    /** For the next word: what is still being recorded is no longer wanted. */
    forget: () => {
      running.current?.stop();
      running.current = null;
      setRecording(false);
      setOwn(null);
      setFailure(null);
    },
  };
}

function record(stream: MediaStream): { sound: Promise<Blob>; stop: () => void } {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const stop = () => recorder.state === 'inactive' || recorder.stop();
  const timer = setTimeout(stop, RECOGNITION_STOPS_AFTER_MS);
  const sound = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearTimeout(timer);
      resolve(new Blob(parts, { type: recorder.mimeType }));
    };
    recorder.onerror = () => reject(new Error('The recording broke off'));
  });
  recorder.start();
  return { sound, stop };
}
