import { earClipKey } from '@hajde/rules/course-files';
import type { EarQuestion } from '@hajde/rules/ear-trainer';
import type { ContrastPair } from '@hajde/rules/sounds';
import { Volume2, VolumeX } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useEnterKey } from '../../ui/use-enter-key.ts';
import { EarWordButton } from './ear-word-button.tsx';
import { useEarKeys } from './use-ear-keys.ts';
import { useEarPlayer } from './use-ear-player.ts';

/** One word is heard: which was it? The answer comes at once; after a wrong one both are heard. */
export function EarQuestionCard({
  pair: { words },
  question: { said, voice },
  chosen,
  takesFocus,
  last,
  finishing,
  onChoose,
  onDone,
}: {
  pair: ContrastPair;
  question: EarQuestion;
  chosen: 0 | 1 | null;
  /** Not the first of a visit: there the focus is where the learner left it. */
  takesFocus: boolean;
  last: boolean;
  finishing: boolean;
  onChoose: (answer: 0 | 1) => void;
  onDone: () => void;
}) {
  const { sounding, trouble, play } = useEarPlayer();
  const form = useRef<HTMLFormElement>(null);
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
  useEnterKey(form);
  useEarKeys(choose, listen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  const right = chosen === said;
  const Icon = trouble ? VolumeX : Volume2;
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-center text-xl outline-none">
        Which word do you hear?
      </h2>
      <div className="flex flex-col items-center gap-2">
        <button
          type="button"
          aria-label="Listen again"
          data-tooltip="Listen again"
          aria-keyshortcuts="Space"
          aria-pressed={sounding === clip}
          onClick={listen}
          className="grid size-20 place-items-center rounded-pill bg-blue text-on-blue shadow-[0_4px_0_var(--blue-edge)] active:translate-y-0.75 active:shadow-none aria-pressed:animate-sound"
        >
          <Icon aria-hidden size={36} strokeWidth={2.5} />
        </button>
        <p role="status" className="text-center text-muted text-sm empty:hidden">
          {trouble}
        </p>
      </div>
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
      <p
        role="status"
        className={`rounded-lg p-3 empty:hidden ${right ? 'bg-ok-tint text-ok-text' : 'bg-wrong-tint text-wrong-text'}`}
      >
        {answered && (
          <>
            <strong>{right ? 'Correct' : 'Incorrect'}</strong>
            {right ? ': ' : '. It was '}
            <span lang="sq">{words[said].word}</span>, {words[said].translation}.
          </>
        )}
      </p>
      <Button type="submit" disabled={!answered || finishing}>
        {last ? 'Finish' : 'Continue'}
      </Button>
      <p className="hidden text-center text-muted text-xs roomy:block">
        Keys: 1 and 2 answer, Space plays it again, Enter continues.
      </p>
    </form>
  );
}
