import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { optionsOnScreen } from './play.ts';

const LESSON = 'basics-hello';

test('the app takes over the order that came with the page, and a reload keeps it', async ({
  page,
}) => {
  await signUp(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const values = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
  const response = await page.goto(`/lesson/${LESSON}`);
  await expect(page).toHaveTitle(/Hello!/);
  const options = await optionsOnScreen(page);
  expect(values((await response?.text()) ?? '')).toEqual(options.map(escaped));
  expect(said.filter((text) => /drawn anew|hydrat/i.test(text))).toEqual([]);
  await page.reload();
  await expect(page).toHaveTitle(/Hello!/);
  expect(await optionsOnScreen(page)).toEqual(options);
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
