import { OCCASIONS } from '@hajde/rules/course/occasion';
import { type Day, daysBetween } from '@hajde/rules/days/days';
import { useQuery } from '@tanstack/react-query';
import { occasionOf } from '../../course/companions.ts';
import { unit as unitFile } from '../../course/course.ts';
import { isKnown } from '../../learner/is-known.ts';
import { Ipa } from '../../speech/ipa.tsx';
import { useClips } from '../../speech/loaded-clips.ts';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSuspend } from './use-suspend.ts';
import type { MetWord } from './words-reads.ts';

/** One word: its sound, what it means, its sentence, its other form, and when it comes back. */
export function WordRow({ userId, word, day }: { userId: string; word: MetWord; day: Day }) {
  const suspend = useSuspend(userId, word);
  const { wordId, means, ipa, sentence, suspended, strength } = word;
  return (
    <li className="flex items-start gap-3 rounded-lg border-2 border-line bg-surface p-3 shadow-card">
      <WordSound word={word} />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-baseline gap-x-2">
          <span lang="sq" className="text-lg">
            {wordId}
          </span>
          {ipa && (
            <span className="font-body font-semibold text-muted text-sm">
              <span className="sr-only">pronounced </span>
              <Ipa ipa={ipa} />
            </span>
          )}
        </h2>
        <p className="leading-snug">{means}</p>
        <OtherForms {...word} />
        {sentence && (
          <p className="mt-1 text-sm leading-snug">
            <span lang="sq" className="font-bold">
              {sentence.albanian}
            </span>{' '}
            <span className="text-muted">{sentence.english}</span>
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProgressBar
            label={`How well you know ${wordId}`}
            value={Math.round(100 * strength)}
            max={100}
            tone={isKnown(strength) ? 'ok' : 'gold'}
            className="max-w-18 sm:max-w-32"
          />
          <p className="text-muted text-sm">
            {suspended ? 'Marked as known' : nextReview(word.dueDay, day)}
          </p>
          <button
            type="button"
            disabled={suspend.isPending}
            onClick={() => suspend.mutate()}
            className="ml-auto min-h-11 rounded-sm px-1 font-bold text-blue-text text-sm underline underline-offset-4"
          >
            {suspended ? 'Bring back' : 'I know this'}
            <span className="sr-only">: {wordId}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

/** The clip is in the sound of the word's lesson or occasion: a file for each lesson, too much to fetch ahead. */
function WordSound({ word: { wordId, unitId, lessonId } }: { word: MetWord }) {
  const fromOccasion = unitId === OCCASIONS;
  const unit = useQuery({ ...unitFile(unitId), enabled: !fromOccasion });
  const occasion = useQuery({ ...occasionOf(lessonId), enabled: fromOccasion });
  const lesson = unit.data?.lessons.find(({ id }) => id === lessonId);
  useClips((lesson ?? occasion.data)?.speech, false);
  return <SpeakButton text={wordId} label={`Listen to ${wordId}`} size="small" />;
}

function OtherForms({ standard, kosovo }: Pick<MetWord, 'standard' | 'kosovo'>) {
  if (standard.length + kosovo.length === 0) return null;
  const [name, forms] = standard.length > 0 ? ['Standard', standard] : ['In Kosovo', kosovo];
  return (
    <p className="text-muted text-sm">
      {name}:{' '}
      <span lang="sq" className="font-bold">
        {forms.join(', ')}
      </span>
    </p>
  );
}

function nextReview(due: Day, day: Day): string {
  const days = daysBetween(day, due);
  if (days <= 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}
