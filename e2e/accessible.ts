import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In the page itself, without an account of what passed: that takes four times as long. */
const looker = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Looks in the page and not in frames of other origins, of which there are none.
    .setLegacyMode();

/** The schemes differ in their colours alone: the second is held to the rules about colours. */
const LOOKS = {
  light: (page: Page) => looker(page).analyze(),
  dark: (page: Page) => looker(page).withRules(['color-contrast', 'link-in-text-block']).analyze(),
};

/** No violation that axe can see, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await LOOKS[colorScheme](page);
    const told = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(told, `${colorScheme} scheme of ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
