import { useEffect, useRef } from 'react';

const BARS = [0.55, 0.8, 1, 0.7, 0.9, 0.6, 1, 0.75, 0.85, 0.55];

const FALLS_PER_S = 2.5;

/** How loud it is at the microphone, drawn past React: it changes with every frame. */
export function LevelMeter({ level }: { level: () => number }) {
  const meter = useRef<HTMLMeterElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    let before = performance.now();
    const draw = () => {
      const now = performance.now();
      // Up at once, and down slowly enough for an eye to follow.
      shown = Math.max(level(), shown - ((now - before) / 1000) * FALLS_PER_S);
      before = now;
      if (meter.current) meter.current.value = shown;
      bars.current?.style.setProperty('--level', shown.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div className="flex min-h-20 flex-col items-center justify-center gap-1">
      <meter ref={meter} min={0} max={1} aria-label="Microphone level" className="sr-only" />
      <div ref={bars} aria-hidden className="flex h-12 items-center justify-center gap-1.5">
        {BARS.map((height, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            key={i}
            className="w-2 rounded-pill bg-red"
            style={{ height: `calc(8px + ${Math.round(40 * height)}px * var(--level, 0))` }}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-sm">
        Listening…
      </p>
    </div>
  );
}
