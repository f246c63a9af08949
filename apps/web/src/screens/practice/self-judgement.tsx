import { useEffect, useId, useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import type { Draft } from './exercise-props.ts';

const RIGHT = 'I said it right';
const WRONG = 'Not quite';

/** Nobody listens but the learner: how was it? */
export function SelfJudgement({ onDraft }: { onDraft: (draft: Draft) => void }) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => onDraft(null), [onDraft]);
  return (
    <div>
      <h2 id={id} className="mb-2 text-md">
        How was it?
      </h2>
      <Choices
        labelledBy={id}
        options={[RIGHT, WRONG]}
        lang="en"
        selected={chosen}
        onSelect={(option) => {
          setChosen(option);
          onDraft({ how: 'judged', right: option === RIGHT });
        }}
      />
    </div>
  );
}
