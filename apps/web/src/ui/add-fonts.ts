import baloo from './fonts/baloo-2-latin.woff2';
import nunito from './fonts/nunito-latin.woff2';

/**
 * With the weights that each has in more-letters.css, too. Baloo 2 goes without its number: Firefox took only
 * identifiers for names of families until 2026.
 */
const FONTS = [
  ['Nunito', nunito, '400 700'],
  ['Baloo', baloo, '600 800'],
] as const;

/**
 * One after the other, and not by a style sheet: whatever changes the fonts lays the whole page out anew, a
 * tenth of a second on a slow phone, and a style sheet that names them does so before they come.
 */
export async function addFonts(): Promise<void> {
  for (const [family, file, weight] of FONTS) {
    document.fonts.add(await new FontFace(family, `url(${file})`, { weight }).load());
  }
}
