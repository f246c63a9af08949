import type { GuideFile } from '@hajde/rules/course/course-files';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { failureOf } from '../../api/failure-of.ts';
import { isServerAway } from '../../api/server-away.ts';
import { guideOf } from '../../course/companions.ts';
import { outline } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { SpokenLine } from '../../speech/spoken-line.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotOnDevice } from '../../ui/not-on-device.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GuideSection } from './guide-section.tsx';
import { KosovoBox } from './kosovo-box.tsx';
import { LessonOfGuide } from './lesson-of-guide.tsx';
import { sectionFor } from './section-for.ts';

/** What a teacher would say before the lessons of a unit ask. */
export function GuideScreen({ userId, unitId }: ScreenProps & { unitId: string }) {
  const guide = useQuery(guideOf(unitId));
  const failed = failureOf(guide);
  if (guide.data) return <Guide userId={userId} guide={guide.data} />;
  return (
    <Screen title="Guide">
      <h1 className="sr-only">Guide</h1>
      {guide.error && isServerAway(guide.error) && failed ? (
        <NotOnDevice what="This guide" retry={failed.retry} />
      ) : failed ? (
        <LoadFailed title="We couldn't load this guide" {...failed} />
      ) : guide.data === null ? (
        <Card className="flex flex-col gap-4 text-center">
          <p>We can't find this guide.</p>
          <ButtonLink href="/learn">Back to Learn</ButtonLink>
        </Card>
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the guide
          </p>
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-82 rounded-lg" />
        </>
      )}
    </Screen>
  );
}

function Guide({ userId, guide }: ScreenProps & { guide: GuideFile }) {
  const { title, order, sections, kosovo, phrases, words, speech } = guide;
  useClips(speech);
  useSectionOfLesson(guide);
  return (
    <Screen title={`Guide: ${title}`}>
      <div className="flex items-start justify-between gap-3 pt-2">
        <div className="min-w-0">
          <BackLink href="/learn" />
          <h1 className="text-2xl">
            {title} <span className="block text-lg text-muted">Guide to unit {order}</span>
          </h1>
        </div>
        <button
          type="button"
          onClick={() => print()}
          className="grid size-11 shrink-0 place-items-center rounded-md border-2 border-line-strong bg-surface print:hidden"
          aria-label="Print"
          data-tooltip="Print"
        >
          <Printer aria-hidden size={22} strokeWidth={2.25} />
        </button>
      </div>
      {order === 1 && (
        <p className="print:hidden">
          New to the letters?{' '}
          <Link href="/sounds" className="font-bold text-blue-text underline underline-offset-4">
            Hear the sounds of Albanian
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <GuideSection key={section.id} section={section} words={words} />
      ))}
      <KosovoBox pairs={kosovo} words={words} />
      <Card aria-labelledby="phrases" className="flex flex-col gap-4">
        <h2 id="phrases" className="text-lg">
          Key phrases
        </h2>
        <ul className="flex flex-col gap-3">
          {phrases.map(({ text, translation }) => (
            <li key={text}>
              <SpokenLine text={text} translation={translation} words={words[text] ?? {}} />
            </li>
          ))}
        </ul>
      </Card>
      <LessonOfGuide userId={userId} unitId={guide.unitId} />
    </Screen>
  );
}

/** Who comes from a lesson's new words is led to the section about them. */
function useSectionOfLesson({ sections, unitId }: GuideFile): void {
  const lessonId = new URLSearchParams(useSearch()).get('lesson');
  const { data } = useQuery({ ...outline(), enabled: lessonId !== null });
  const lessons = data?.units.find(({ id }) => id === unitId)?.lessons ?? [];
  const words = lessons.find(({ id }) => id === lessonId)?.newWords ?? [];
  const section = sectionFor(sections, words)?.id;
  useEffect(() => {
    if (section !== undefined) document.getElementById(section)?.focus();
  }, [section]);
}
