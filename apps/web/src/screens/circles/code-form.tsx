import { codeIn } from '@hajde/rules/circles/invitation-code';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** For who was given a code on paper, or a link in another app. */
export function CodeForm() {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    setWrong(code === undefined);
    if (code !== undefined) navigate(`${INVITATION_PATH}#${code}`);
  };
  return (
    <Card>
      <h2 className="mb-3 text-lg">Been invited?</h2>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label="Code or link"
          name="code"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={
            wrong ? "That doesn't look like a code: codes have 26 letters and numbers." : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="quiet" type="submit" disabled={typed.trim() === ''}>
          See the invitation
        </Button>
      </form>
    </Card>
  );
}
