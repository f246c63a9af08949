import type { WordsOfTexts } from '@hajde/rules/course/course-files';
import type { KosovoPair } from '@hajde/rules/course/guide';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';

/** What is said beside what is written. */
export function KosovoBox({ pairs, words }: { pairs: readonly KosovoPair[]; words: WordsOfTexts }) {
  return (
    <section
      aria-labelledby="kosovo"
      className="flex flex-col gap-4 rounded-lg border-2 border-gold bg-gold-tint p-4 sm:p-5"
    >
      <h2 id="kosovo" className="text-lg">
        Kosovo and standard Albanian
      </h2>
      <ul className="flex flex-col gap-4">
        {pairs.map(({ kosovo, standard, translation }) => (
          <li key={kosovo.text} className="break-inside-avoid">
            <p className="text-sm">{translation}</p>
            <div className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
              <Side name="You hear" text={kosovo.text} words={words} />
              <Side name="You read" text={standard.text} words={words} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ name, text, words }: { name: string; text: string; words: WordsOfTexts }) {
  return (
    <div className="relative flex items-center gap-3 rounded-md bg-surface p-2">
      <span className="print:hidden">
        <SpeakButton text={text} label={`Listen to ${text}`} size="small" />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-xs">{name}</p>
        <p lang="sq" className="font-bold">
          <TappableWords text={text} words={words[text] ?? {}} />
        </p>
      </div>
    </div>
  );
}
