import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectToast } from '../app/testing/expect-toast.ts';
import { openApp } from '../app/testing/open-app.tsx';
import { toast } from './toast.ts';
import { TOAST_CLOSES_AFTER_MS } from './toast-settings.ts';

const FAILED = { title: 'Purchase failed', description: 'Your hearts are already full.' };
const shown = () =>
  within(screen.getByRole('region', { name: 'Notifications (F8)' })).queryAllByRole('listitem');

afterEach(() => vi.useRealTimers());

test('there is one toast at a time: the next takes the place of the last', async () => {
  openApp('/shop');
  act(() => toast(FAILED));
  await expectToast(FAILED.title, FAILED.description);
  act(() => toast({ title: 'Purchase successful!', description: 'Your item has been added.' }));
  await expectToast('Purchase successful!', 'Your item has been added.');
  expect(screen.queryByText(FAILED.title)).toBeNull();
});

test('a toast closes by itself after five seconds', async () => {
  const { user } = openApp('/shop');
  // With the first key the toaster is loaded.
  await user.keyboard('{Shift}');
  await screen.findByRole('region', { name: 'Notifications (F8)' });
  vi.useFakeTimers();
  act(() => toast(FAILED));
  expect(shown()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(TOAST_CLOSES_AFTER_MS - 1));
  expect(shown()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toHaveLength(0);
});
