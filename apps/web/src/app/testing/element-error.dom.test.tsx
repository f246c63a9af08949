import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

test('a query that finds nothing shows the page, at once or when it gives up', async () => {
  document.body.textContent = 'All there is';
  const shown = /Unable to find.*All there is/s;
  expect(() => screen.getByText('Else')).toThrow(shown);
  await expect(screen.findByText('Else', {}, { timeout: 60 })).rejects.toThrow(shown);
  await expect(waitFor(() => screen.getByText('Else'), { timeout: 60 })).rejects.toThrow(shown);
});

test('while it tries again it shows only what it looks for', async () => {
  document.body.textContent = 'All there is';
  const tried: unknown[] = [];
  await waitFor(() => {
    try {
      return screen.getByText('Else');
    } catch (error) {
      tried.push(error);
      return null;
    }
  });
  expect(String(tried)).toMatch(/Unable to find an element with the text: Else/);
  expect(String(tried)).not.toContain('All there is');
});
