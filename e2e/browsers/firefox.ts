import { writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { type Browser, PHONE, type Scheme } from './browser.ts';

/** Firefox without a window, through WebDriver BiDi. */
export async function openFirefox(executablePath: string, scheme: Scheme): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });
  const page = await firefox.newPage();
  await page.setViewport(PHONE);
  return {
    name: `Firefox ${(await firefox.version()).replace(/^firefox\//i, '')}`,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: async (work, given) => JSON.parse(`${await page.evaluate(inPage(work, given))}`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async (file) => writeFile(file, await page.screenshot()),
    close: () => firefox.close(),
  };
}

const inPage = <G, R>(work: (given: G) => R | Promise<R>, given: G) =>
  `Promise.resolve((${work})(${JSON.stringify(given)})).then((it) => JSON.stringify(it ?? null))`;
