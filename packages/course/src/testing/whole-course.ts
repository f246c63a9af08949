import { joinTexts } from '../join/join.ts';
import { readContent } from '../read/read.ts';

let reading: ReturnType<typeof readContent> | undefined;
let texts: ReturnType<typeof joinTexts> | undefined;

/** `content/` itself. Read once for all tests of a process, since none of them changes it: it takes seconds. */
export async function wholeContent() {
  reading ??= readContent();
  return (await reading).content;
}

export async function wholeTexts() {
  texts ??= joinTexts(await wholeContent());
  return texts;
}
