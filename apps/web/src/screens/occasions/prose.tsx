import { quotedIn } from '@hajde/albanian/text/words';
import type { WordsOfTexts } from '@hajde/rules/course/course-files';
import { Quoting } from '../../speech/quoting.tsx';

/** English in which every quotation is Albanian, its words to be tapped. */
export function Prose({ text, words }: { text: string; words: WordsOfTexts }) {
  const quotes = quotedIn(text);
  const defined = Object.assign({}, ...quotes.map((quote) => words[quote] ?? {}));
  return <Quoting text={text} quotes={quotes} words={defined} />;
}
