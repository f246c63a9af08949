import type { Question } from '@hajde/rules/course/course';
import { memo, useEffect, useRef } from 'react';
import { forgetWordHint, useWordHint } from '../../learner/word-hint.ts';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { speak } from '../../speech/speech.ts';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { ChatBubble } from '../../ui/chat-bubble.tsx';

/** The phrase of the question; while it must be found by ear, only its sound is there. */
export const QuestionPhrase = memo(function QuestionPhrase({
  audio,
  question: { words, kind, translation, chat },
  checked,
}: {
  audio: string;
  question: Question;
  checked: boolean;
}) {
  const wasChecked = useRef(checked).current;
  useEffect(() => {
    if (!wasChecked) speak(audio);
  }, [audio, wasChecked]);
  const hint = useWordHint();
  const hidden = (kind === 'listen' || chat !== undefined) && !checked;
  useEffect(() => {
    if (checked && !wasChecked && kind !== 'listen') forgetWordHint();
  }, [checked, wasChecked, kind]);
  return (
    <div className="relative flex items-center gap-3 rounded-lg border-2 border-line-strong bg-surface p-2 roomy:gap-4 roomy:p-4">
      <SpeakButton
        text={audio}
        label="Listen to the phrase"
        slow={audio.length <= SHORT ? 'beside' : 'below'}
      />
      <div className="min-w-0 flex-1">
        {chat && <ChatBubble text={chat} />}
        {hidden ? (
          <p className="text-muted">{chat ? 'Listen to it in full.' : 'Listen, then choose.'}</p>
        ) : (
          <p
            lang="sq"
            className="font-bold font-display text-lg leading-relaxed tall:text-xl tall:leading-relaxed roomy:text-2xl"
          >
            <TappableWords text={audio} words={words} onTap={forgetWordHint} />
          </p>
        )}
        {hint && !hidden && (
          <p className="absolute -top-3 right-3 rounded-pill border-2 border-gold bg-gold-tint px-2 font-bold text-gold-text text-xs">
            Tap a word to see what it means
          </p>
        )}
        {checked && translation && <p className="text-muted text-sm leading-snug">{translation}</p>}
      </div>
    </div>
  );
});

/** So many letters stand in one line on a phone, beside two buttons. */
const SHORT = 20;
