import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../app/testing/open-app.tsx';
import { TOOLTIP_OPENS_AFTER_MS } from './tooltip-times.ts';

const tooltip = () => screen.queryByRole('tooltip');
const leave = () => fireEvent.pointerOut(document.body, { pointerType: 'mouse' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Under the pointer for as long as a tooltip waits, the one before long gone. */
function hover(thing: Element): void {
  leave();
  pass(1_000);
  fireEvent.pointerOver(thing, { pointerType: 'mouse' });
  pass(TOOLTIP_OPENS_AFTER_MS - 1);
  expect(tooltip()).toBeNull();
  pass(1);
}

const CLOCK = { toFake: ['setTimeout', 'clearTimeout', 'performance'] } as const;
beforeEach(() => vi.useRealTimers());
afterEach(() => vi.useRealTimers());

test('a tooltip opens after 700 ms, and closes on leave, Escape and scroll', async () => {
  openApp('/lesson/basics-hello');
  const flag = await screen.findByRole('button', { name: 'Report this question' });
  vi.useFakeTimers({ toFake: [...CLOCK.toFake] });
  const closings = [
    leave,
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.scroll(window),
  ];
  for (const close of closings) {
    hover(flag);
    expect(tooltip()).toHaveTextContent(/^Report this question$/);
    close();
    expect(tooltip()).toBeNull();
  }
});

test('what the page comes to rest under still opens, a whole wait after the last scroll', async () => {
  openApp('/lesson/basics-hello');
  const flag = await screen.findByRole('button', { name: 'Report this question' });
  vi.useFakeTimers({ toFake: [...CLOCK.toFake] });
  fireEvent.pointerOver(flag, { pointerType: 'mouse' });
  for (let scrolls = 0; scrolls < 3; scrolls += 1) {
    pass(TOOLTIP_OPENS_AFTER_MS - 1);
    fireEvent.scroll(window);
    expect(tooltip()).toBeNull();
  }
  pass(TOOLTIP_OPENS_AFTER_MS - 1);
  expect(tooltip()).toBeNull();
  pass(1);
  expect(tooltip()).toHaveTextContent(/^Report this question$/);
  // What a scroll has closed stays closed.
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  pass(TOOLTIP_OPENS_AFTER_MS);
  expect(tooltip()).toBeNull();
  leave();
});

test('a locked lesson says its name under the pointer, and Escape closes it', async () => {
  openApp('/learn');
  const basics = await screen.findByRole('article', { name: 'Basics' });
  const second = basics.querySelectorAll('li')[1]?.firstElementChild;
  vi.useFakeTimers({ toFake: [...CLOCK.toFake] });
  hover(second!);
  expect(tooltip()).toHaveTextContent('(locked)');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeNull();
});
