import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The one toast with this title, and this text below it, is on the screen. */
export async function expectToast(title: string, description?: string): Promise<void> {
  await waitFor(() => {
    expect(shownToasts()).toHaveLength(1);
    for (const toast of shownToasts()) {
      expect(within(toast).getByText(title)).toBeVisible();
      if (description) expect(within(toast).getByText(description)).toBeVisible();
    }
  });
}

function shownToasts(): HTMLElement[] {
  const region = screen.queryByRole('region', { name: /^Notifications/ });
  return region ? within(region).queryAllByRole('listitem') : [];
}
