import { quotedIn } from '@hajde/albanian/text/words';
import type { ConversationQuestion } from '@hajde/rules/course/conversation';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Quoting } from '../../speech/quoting.tsx';
import { Choices } from '../../ui/choices.tsx';
import { PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { PlayerVerdict } from '../../ui/player-verdict.tsx';
import { type SceneFrame, SceneStep } from './scene-frame.tsx';

/** What happened? One question after the other; the option chosen first is what is handed in. */
export function QuestionsStep({
  frame,
  questions,
  answers,
  onAnswer,
  onReplay,
  onDone,
}: {
  frame: SceneFrame;
  questions: readonly ConversationQuestion[];
  answers: readonly string[];
  onAnswer: (answer: string) => void;
  /** Back to the scene; what was answered stays. */
  onReplay: () => void;
  onDone: () => void;
}) {
  const [at, setAt] = useState(Math.min(answers.length, questions.length - 1));
  const [selected, setSelected] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[at];
  if (!question) return null;
  const given = answers[at];
  const checked = given !== undefined;
  const right = given === question.correctAnswer;
  const last = at === questions.length - 1;

  const submit = () => {
    if (!checked) {
      if (selected !== null) onAnswer(selected);
    } else if (last) onDone();
    else {
      setSelected(null);
      setAt(at + 1);
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  };
  return (
    <SceneStep
      frame={frame}
      foot={{
        right: checked ? right : null,
        verdict: (
          <PlayerVerdict
            right={right}
            answer={right ? undefined : { text: question.correctAnswer, lang: 'en' }}
          >
            {question.explanation && (
              <p>
                <Quoting text={question.explanation} quotes={quotedIn(question.explanation)} />
              </p>
            )}
          </PlayerVerdict>
        ),
        hint: 'Press 1 to 4 to choose, Enter to check',
        label: !checked ? 'Check' : last ? 'Play a part' : 'Continue',
        disabled: !checked && selected === null,
      }}
      onSubmit={submit}
    >
      <PlayerTask>
        <div>
          {frame.heading}
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-muted text-sm">
              Question {at + 1} of {questions.length}
            </p>
            <button
              type="button"
              onClick={onReplay}
              className="-my-2 flex min-h-11 items-center gap-1.5 rounded-sm px-1 font-bold text-blue-text text-sm"
            >
              <RotateCcw aria-hidden size={18} strokeWidth={2.5} />
              Hear the scene again
            </button>
          </div>
        </div>
        <h2
          id="question"
          ref={heading}
          tabIndex={-1}
          className="text-xl outline-none across:text-lg"
        >
          {question.question}
        </h2>
      </PlayerTask>
      <PlayerAnswer>
        <Choices
          key={at}
          labelledBy="question"
          options={question.options}
          lang="en"
          selected={checked ? given : selected}
          disabled={checked}
          moving
          verdictOf={(option) => {
            if (!checked) return 'open';
            if (option === question.correctAnswer) return 'right';
            return option === given ? 'wrong' : 'other';
          }}
          onSelect={setSelected}
        />
      </PlayerAnswer>
    </SceneStep>
  );
}
