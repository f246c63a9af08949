import type { Browser } from './browser.ts';

/**
 * A browser that refuses the variations of a font shows every weight alike, and says so only in its
 * console: so the widths of the same words are measured in both weights.
 */
export async function expectBoldToBeBold(browser: Browser): Promise<void> {
  for (const family of ['Nunito', 'Baloo']) {
    const { loaded, light, bold } = await browser.evaluate(widths, family);
    if (!loaded) throw new Error(`${browser.name} has not loaded ${family}.`);
    if (bold < light * WIDER) {
      throw new Error(
        `${browser.name} draws ${family} alike in both weights: ${light} and ${bold} px.`,
      );
    }
    console.log(`    ${family}: ${light.toFixed(0)} px in 400, ${bold.toFixed(0)} px in 800`);
  }
}

/** Without its variations a font is exactly as wide in every weight; how much wider differs by engine. */
const WIDER = 1.01;

async function widths(family: string): Promise<{ loaded: boolean; light: number; bold: number }> {
  const [face] = await document.fonts.load(`800 40px "${family}"`, 'Mirëdita');
  const width = (weight: number) => {
    const span = document.createElement('span');
    span.textContent = 'Mirëdita, si je? Hajde të mësojmë shqip bashkë!';
    Object.assign(span.style, {
      position: 'absolute',
      whiteSpace: 'nowrap',
      fontFamily: `"${family}", monospace`,
      fontSize: '40px',
      fontWeight: `${weight}`,
      fontSynthesis: 'none',
    });
    document.body.append(span);
    const measured = span.getBoundingClientRect().width;
    span.remove();
    return measured;
  };
  return { loaded: face?.status === 'loaded', light: width(400), bold: width(800) };
}
