import { quotedIn } from '@hajde/albanian/text/words';
import type { WordsOfTexts } from '@hajde/rules/course/course-files';
import type { GuideSection as Section } from '@hajde/rules/course/guide';
import { Quoting } from '../../speech/quoting.tsx';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { SpokenLine } from '../../speech/spoken-line.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { Card } from '../../ui/card.tsx';

export function GuideSection({ section, words }: { section: Section; words: WordsOfTexts }) {
  const { id, title, body, examples, table } = section;
  const paragraphs = body.trim().split(/\n\s*\n/);
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-4 text-lg">
        <Prose text={title} words={words} />
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="relative leading-relaxed">
          <Prose text={paragraph} words={words} />
        </p>
      ))}
      {table && <Forms table={table} words={words} title={title} />}
      <ul className="flex flex-col gap-3">
        {examples.map(({ text, translation }) => (
          <li key={text}>
            <SpokenLine text={text} translation={translation} words={words[text] ?? {}} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** English in which every quotation is Albanian. */
function Prose({ text, words }: { text: string; words: WordsOfTexts }) {
  const quotes = quotedIn(text);
  const defined = Object.assign({}, ...quotes.map((quote) => words[quote] ?? {}));
  return <Quoting text={text} quotes={quotes} words={defined} />;
}

function Forms({
  table,
  words,
  title,
}: {
  table: NonNullable<Section['table']>;
  words: WordsOfTexts;
  title: string;
}) {
  return (
    <table className="relative w-full border-collapse text-start">
      <caption className="sr-only">Forms: {title}</caption>
      <tbody>
        {table.map(({ label, word, translation }) => (
          <tr key={`${label} ${word}`} className="border-line border-b-2 last:border-0">
            <th scope="row" className="py-2 pe-3 text-start font-medium text-muted text-sm">
              {label}
            </th>
            <td className="py-2 pe-3">
              <span lang="sq" className="font-bold">
                <TappableWords text={word} words={words[word] ?? {}} />
              </span>
              {/* A phone has no room for a column of its own. */}
              <span className="block text-muted text-sm sm:hidden">{translation}</span>
            </td>
            <td className="hidden py-2 pe-3 text-muted text-sm sm:table-cell">{translation}</td>
            <td className="w-11 py-1 print:hidden">
              <SpeakButton text={word} label={`Listen to ${word}`} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
