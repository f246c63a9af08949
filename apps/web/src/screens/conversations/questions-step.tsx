import type { ConversationQuestion } from '@hajde/rules/conversation';
import { quotedIn } from '@hajde/rules/words';
import { type FormEvent, useRef, useState } from 'react';
import { Quoting } from '../../speech/quoting.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { useEnterKey } from '../../ui/use-enter-key.ts';

/** What happened? One question after the other; the option chosen first is what is handed in. */
export function QuestionsStep({
  questions,
  answers,
  onAnswer,
  onDone,
}: {
  questions: readonly ConversationQuestion[];
  answers: readonly string[];
  onAnswer: (answer: string) => void;
  onDone: () => void;
}) {
  const [at, setAt] = useState(Math.min(answers.length, questions.length - 1));
  const [selected, setSelected] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  useEnterKey(form);
  const question = questions[at];
  if (!question) return null;
  const given = answers[at];
  const checked = given !== undefined;
  const right = given === question.correctAnswer;
  const last = at === questions.length - 1;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checked) {
      // The option that has the focus is about to be disabled, and would swallow the next Enter.
      goOn.current?.focus({ preventScroll: true });
      if (selected !== null) onAnswer(selected);
    } else if (last) onDone();
    else {
      setSelected(null);
      setAt(at + 1);
      heading.current?.focus();
    }
  };
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-sm">
        Question {at + 1} of {questions.length}
      </p>
      <h2 id="question" ref={heading} tabIndex={-1} className="text-xl">
        {question.question}
      </h2>
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
      <div
        role="status"
        className={`rounded-lg p-3 empty:hidden ${right ? 'bg-ok-tint text-ok-text' : 'bg-wrong-tint text-wrong-text'}`}
      >
        {checked && (
          <>
            <strong>{right ? 'Correct' : 'Incorrect'}</strong>
            {!right && <p>Correct answer: {question.correctAnswer}</p>}
            {question.explanation && (
              <p>
                <Quoting text={question.explanation} quotes={quotedIn(question.explanation)} />
              </p>
            )}
          </>
        )}
      </div>
      <Button ref={goOn} type="submit" disabled={!checked && selected === null}>
        {!checked ? 'Check' : last ? 'Take a part' : 'Continue'}
      </Button>
    </form>
  );
}
