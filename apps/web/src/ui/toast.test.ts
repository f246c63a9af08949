import { expect, test } from 'vitest';
import { closeToast, shownToast, toast } from './toast.ts';

test('one toast is shown at a time, and a late close of the first leaves the second', () => {
  toast({ title: 'first' });
  const first = shownToast()?.id ?? 0;
  toast({ title: 'second' });
  closeToast(first);
  expect(shownToast()).toMatchObject({ title: 'second', open: true });
  closeToast(first + 1);
  expect(shownToast()).toMatchObject({ title: 'second', open: false });
});
