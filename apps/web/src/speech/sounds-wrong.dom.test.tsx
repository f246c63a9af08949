import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectToast } from '../app/testing/expect-toast.ts';
import { NO_ANSWER } from '../app/testing/given-server.ts';
import { givenSpeaker } from '../app/testing/given-speaker.ts';
import { openApp } from '../app/testing/open-app.tsx';
import { lessonOf } from '../app/testing/playing.ts';

const WAY = "This doesn't sound right";
const LINE = "The line doesn't sound right";
const TAKEN = 'Reported, thank you';

const opened = (path: string) => {
  givenSpeaker();
  const { server, user } = openApp(path, { 'POST /api/clip-reports': { ok: true } });
  const reported = () => server.made('POST /api/clip-reports').map(({ body }) => body.heard);
  return { user, server, reported };
};

/** The first button that plays a clip here, and what the clip says. */
async function firstClip(container = document.body) {
  const [button] = await within(container).findAllByLabelText(/^Listen to /, {
    selector: 'button',
  });
  return { button: button!, text: button!.getAttribute('aria-label')!.slice('Listen to '.length) };
}

test('in what opens under a tapped word', async () => {
  const { user, reported } = opened('/lesson/basics-hello');
  const [word = ''] = lessonOf('basics-hello').newWords;
  await user.click((await screen.findAllByText(word, { selector: 'button' }))[0]!);
  const definition = await screen.findByLabelText(`What ${word} means`);
  await user.click(within(definition).getByText(WAY));
  await expectToast('Thank you', `The people who write the course will listen to “${word}”.`);
  expect(reported()).toEqual([word]);
});

/** Taps the first word of a line, and gives the way to report the whole line. */
async function wayOfLine(user: UserEvent, line: HTMLElement) {
  const [word] = within(line).getAllByText(/./, { selector: 'button[aria-expanded]' });
  await user.click(word!);
  return within(line).findByText(LINE);
}

test('and so is the line of a guide that the word is part of, by keyboard, however often it is pressed', async () => {
  const { user, reported } = opened('/guide/weather');
  const { button, text } = await firstClip();
  const way = await wayOfLine(user, button.closest<HTMLElement>('.relative')!);
  expect(way).toHaveAccessibleName(expect.stringContaining(text));
  way.focus();
  await user.keyboard('{Enter}');
  await expectToast('Thank you');
  expect(way).toHaveTextContent(TAKEN);
  expect(way).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(reported()).toEqual([text]);
});

test('and the line of a conversation', async () => {
  const { user, reported } = opened('/conversations/basics-airport');
  const { button, text } = await firstClip(await screen.findByLabelText('The conversation'));
  await user.click(await wayOfLine(user, button.closest('li')!));
  await expectToast('Thank you');
  expect(reported()).toEqual([text]);
});

test('beside what is said at an occasion, once it was heard', async () => {
  const { user, reported } = opened('/occasions/christmas');
  const { button, text } = await firstClip();
  expect(screen.queryByText(WAY)).toBeNull();
  await user.click(button);
  await user.click((await screen.findAllByText(WAY))[0]!);
  await screen.findByText(TAKEN);
  expect(reported()).toEqual([text]);
});

test("beside a line of an occasion's story", async () => {
  const { user, reported } = opened('/occasions/christmas');
  const story = (await screen.findByText('The story')).parentElement!;
  const { button, text } = await firstClip(story);
  await user.click(button);
  await user.click(await within(story).findByText(WAY));
  await screen.findByText(TAKEN);
  expect(reported()).toEqual([text]);
});

test('where nobody answers it says so beside it, and can be sent again', async () => {
  const { user, server } = opened('/guide/weather');
  server.give({ 'POST /api/clip-reports': NO_ANSWER });
  const { button } = await firstClip();
  const way = await wayOfLine(user, button.closest<HTMLElement>('.relative')!);
  await user.click(way);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Not sent. We couldn't reach Hajde. Check your connection and try again.",
  );
  server.give({ 'POST /api/clip-reports': { ok: true } });
  await user.click(way);
  await expectToast('Thank you');
});
