import type { Letter } from '@hajde/rules/course/sounds';
import { Ipa } from '../../speech/ipa.tsx';
import { SpokenWord } from './spoken-word.tsx';

/** A letter, its sound, what the mouth does, and three words to hear. */
export function LetterCard({ letter: { letter, ipa, how, words } }: { letter: Letter }) {
  return (
    <li className="rounded-lg border-2 border-line bg-surface p-4 shadow-card">
      <h3 className="flex items-baseline gap-3">
        <span lang="sq" className="text-2xl">
          {letter}
        </span>
        <span className="font-normal text-md text-muted">
          <Ipa ipa={ipa} />
        </span>
      </h3>
      <p className="mb-3 text-sm">{how}</p>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <SpokenWord key={word.word} {...word} />
        ))}
      </ul>
    </li>
  );
}
