import type { Page } from '@playwright/test';

/** The words on the page whose letters stand in more than one line; addresses have no better place to break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.sr-only, script, style')) continue;
      if (parent.textContent?.includes('@')) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,}/gu)) {
        const letters = document.createRange();
        letters.setStart(node, index);
        letters.setEnd(node, index + word.length);
        const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
