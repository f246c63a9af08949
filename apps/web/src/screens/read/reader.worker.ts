import { agreementNotes } from '@hajde/albanian/reading/agreement-notes';
import { chatSpelling } from '@hajde/albanian/reading/chat-spelling';
import { readText } from '@hajde/albanian/reading/read';
import { type ReadingIndex, readingIndexOf } from '@hajde/albanian/reading/reading-index';
import { shown } from '@hajde/albanian/reading/shown';
import type { FromReader, ToReader } from './reader-messages.ts';

/**
 * Reads beside the page, so that the page never waits for it. What it is told stays in its memory, and
 * it calls nobody.
 */
let index: ReadingIndex | undefined;

const PORTION = 200;

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'file') {
    index = readingIndexOf(JSON.parse(data.json));
    return;
  }
  if (!index) throw new Error('There is nothing yet to read with.');
  const known = index;
  const tokens = readText(data.text, known);
  const full = tokens.map(({ text, readings }) => readings[0]?.full ?? text).join('');
  const answer = (message: FromReader) => postMessage(message);
  for (let at = 0; at < tokens.length; at += PORTION) {
    const portion = tokens.slice(at, at + PORTION);
    answer({ id: data.id, tokens: portion.map((token) => shown(token, known)) });
  }
  const notes = agreementNotes(tokens);
  answer({ id: data.id, tokens: [], rest: { notes, full, chat: chatSpelling(full) } });
});
