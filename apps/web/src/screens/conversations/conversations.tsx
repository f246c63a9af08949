import type { Person } from '@hajde/rules/course/conversation';
import { Check, CloudUpload, Lock, MessagesSquare } from 'lucide-react';
import { Link } from 'wouter';
import { dismiss } from '../../outbox/dismiss.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotCounted } from '../../ui/not-counted.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Portrait } from './portrait.tsx';
import { type SceneHere, useScenes } from './use-scenes.ts';

/** The story that goes with the course: a scene for every unit. */
export function Conversations({ userId }: ScreenProps) {
  const { data, failed } = useScenes(userId);
  const done = data?.scenes.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <Screen title="Conversations">
      <BackLink href="/learn" />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-2xl">Conversations</h1>
          <p className="text-muted text-sm">
            Lena comes home to Prishtina. A new scene opens with each unit.
          </p>
        </div>
        {data && (
          <Chip tone="gold">
            {done} of {data.scenes.length} done
          </Chip>
        )}
      </div>
      {data ? (
        <>
          <NotCounted refused={data.refused} onDismiss={({ record }) => void dismiss(record)} />
          <Cast people={data.people} />
          <ol className="flex flex-col gap-3">
            {data.scenes.map((scene) => (
              <li key={scene.id}>
                <Scene scene={scene} people={data.people} />
              </li>
            ))}
          </ol>
        </>
      ) : failed ? (
        <LoadFailed title="We couldn't load the conversations" {...failed} />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the conversations
          </p>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
        </>
      )}
    </Screen>
  );
}

function Cast({ people }: { people: readonly Person[] }) {
  return (
    <details className="rounded-lg border-2 border-line bg-surface p-4">
      <summary className="min-h-6 cursor-pointer font-bold">Who's who</summary>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="flex items-center gap-3">
            <Portrait person={person} />
            <p className="min-w-0 text-sm">
              <strong>{person.name}</strong>, {person.age}. {person.about}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const STATES = {
  done: { Icon: Check, name: 'done', look: 'bg-ok text-on-ok' },
  open: { Icon: MessagesSquare, name: 'open', look: 'bg-blue text-on-blue' },
  locked: { Icon: Lock, name: 'locked', look: 'bg-sunk text-muted' },
};

function Scene({ scene, people }: { scene: SceneHere; people: readonly Person[] }) {
  const { id, title, order, unit, state, who, notYetSynced } = scene;
  const { Icon, name, look } = STATES[state];
  const names = who.flatMap((each) => people.find((person) => person.id === each)?.name ?? []);
  const content = (
    <>
      <span className={`grid size-11 shrink-0 place-items-center rounded-md ${look}`}>
        <Icon aria-hidden size={24} strokeWidth={2.5} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-muted text-sm">
          Unit {order}: {unit}
        </span>
        <span className="block font-bold font-display text-lg leading-tight">{title}</span>
        <span className="block text-muted text-sm">{names.join(', ')}</span>
        <span className="sr-only">, {name}</span>
        {notYetSynced && (
          <span className="flex items-center gap-1 text-blue-text text-sm">
            <CloudUpload aria-hidden size={16} strokeWidth={2.5} />
            not yet synced
          </span>
        )}
      </span>
    </>
  );
  if (state === 'locked') {
    return (
      <div className="flex items-center gap-4 rounded-lg border-2 border-line-strong border-dashed p-4">
        {content}
      </div>
    );
  }
  return (
    <Link href={`/conversations/${id}`} className="block rounded-lg active:translate-y-0.5">
      <Card className="flex items-center gap-4 hover:border-line-strong">{content}</Card>
    </Link>
  );
}
