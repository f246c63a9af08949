import { onTestFinished, vi } from 'vitest';

interface GivenMicrophone {
  /** How often it was asked for, and how many of those still hold it. */
  readonly use: { asked: number; held: number };
}

/**
 * Stands in for the microphone, the recorder and the meter, none of which this DOM has: it opens at once, or
 * fails with a `DOMException` of this name; and so does what is told to break.
 */
export function givenMicrophone({
  error,
  broken,
}: {
  error?: string;
  broken?: 'MediaRecorder' | 'AudioContext';
} = {}): GivenMicrophone {
  const use = { asked: 0, held: 0 };
  const getUserMedia = async () => {
    use.asked += 1;
    if (error !== undefined) throw new DOMException('', error);
    use.held += 1;
    return { getTracks: () => [{ stop: () => (use.held -= 1) }] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  // What is put here is taken back after the test.
  const parts = { MediaRecorder: Recorder, AudioContext: Meter };
  for (const [name, part] of Object.entries(parts)) {
    vi.stubGlobal(name, name === broken ? Broken : part);
  }
  return { use };
}

class Recorder {
  state = 'inactive';
  readonly mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['zëri']) });
    this.onstop?.();
  }
}

class Meter {
  createAnalyser() {
    return { fftSize: 0, getFloatTimeDomainData: () => undefined };
  }
  createMediaStreamSource() {
    return { connect: () => undefined };
  }
  async close() {}
}

class Broken {
  constructor() {
    throw new DOMException('', 'NotSupportedError');
  }
}
