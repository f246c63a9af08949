// `npm run -s read:explain`: reads lines of JSON `{ "text" }` and prints for each what the reader of
// `/read` makes of it, token by token.
import { createInterface } from 'node:readline';
import { explained } from '@hajde/albanian/reading/explained';
import { readText } from '@hajde/albanian/reading/read';
import { readingIndexOf } from '@hajde/albanian/reading/reading-index';
import { z } from 'zod';
import { readingFileOf } from '../join/reading-file.ts';
import { readContent } from '../read/read.ts';

const line = z.object({ text: z.string() });

const { content } = await readContent();
const index = readingIndexOf(readingFileOf(content));
for await (const json of createInterface({ input: process.stdin })) {
  if (json.trim() === '') continue;
  const tokens = readText(line.parse(JSON.parse(json)).text, index);
  console.log(JSON.stringify({ tokens: tokens.map(explained) }));
}
