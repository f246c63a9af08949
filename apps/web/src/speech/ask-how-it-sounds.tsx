import { lazy, Suspense, useState } from 'react';
import { useSpeech } from './speech.ts';

/** In the file of what a tapped word opens, which comes with the first clip that is heard, too. */
const SoundsWrong = lazy(async () => ({
  default: (await import('./word-definition.tsx')).SoundsWrong,
}));

/** Once a text has been heard, a way to say that it doesn't sound right; it stays, so that nothing jumps. */
export function AskHowItSounds({ text, played = false }: { text: string; played?: boolean }) {
  const { speaking } = useSpeech();
  const [heard, setHeard] = useState(false);
  if (!heard && (played || speaking === text)) setHeard(true);
  return (
    heard && (
      <Suspense>
        <SoundsWrong heard={text} byClip={played} />
      </Suspense>
    )
  );
}
