import { useQuery } from '@tanstack/react-query';
import { ChevronRight, HandHeart } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { failureOf } from '../../api/failure-of.ts';
import { occasionList } from '../../course/companions.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FoundOccasion, foundOccasions } from './found-occasions.ts';

/** Of what fits a search; the page of the occasion has all. */
const FORMULAS_SHOWN = 3;

/** What to say when: every occasion, found by its title or by something that is said there. */
export function Occasions() {
  const list = useQuery(occasionList());
  const failed = failureOf(list);
  const [search, setSearch] = useState('');
  const found = useDeferredValue(foundOccasions(list.data ?? [], search));
  return (
    <Screen title="Occasions">
      <BackLink href="/learn" />
      <div>
        <h1 className="text-2xl">Occasions</h1>
        <p className="text-muted text-sm">
          What to say when it matters, how to answer, and what never to say.
        </p>
      </div>
      {list.data ? (
        <>
          <search>
            <TextField
              label="Search"
              type="search"
              placeholder="Albanian or English, ë and ç optional"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </search>
          <p role="status" className="text-muted text-sm">
            {countOf(found.length, search.trim(), list.data.length)}
          </p>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {found.map((each) => (
              <li key={each.occasion.id}>
                <Found {...each} />
              </li>
            ))}
          </ul>
        </>
      ) : failed ? (
        <LoadFailed title="We couldn't load the occasions" {...failed} />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the occasions
          </p>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
        </>
      )}
    </Screen>
  );
}

function Found({ occasion: { id, title, when }, formulas }: FoundOccasion) {
  return (
    <Link href={`/occasions/${id}`} className="block h-full rounded-lg active:translate-y-0.5">
      <Card className="flex h-full items-start gap-3 hover:border-line-strong">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-red-tint text-red-text">
          <HandHeart aria-hidden size={24} strokeWidth={2.25} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold font-display text-lg leading-tight">{title}</span>
          {formulas.length === 0 ? (
            <span className="block text-muted text-sm">{when}</span>
          ) : (
            formulas.slice(0, FORMULAS_SHOWN).map(({ says, answer }) => (
              <span key={says.text} className="mt-1 block text-sm">
                <span lang="sq" className="font-bold">
                  {says.text} {answer.text}
                </span>{' '}
                <span className="text-muted">{says.translation}</span>
              </span>
            ))
          )}
        </span>
        <ChevronRight aria-hidden size={22} strokeWidth={2.5} className="mt-2.5 text-muted" />
      </Card>
    </Link>
  );
}

function countOf(found: number, search: string, all: number): string {
  if (all === 0) return 'There are no occasions yet.';
  if (found === 0) return `Nothing matches “${search}”. Try one word, in English or Albanian.`;
  return found === 1 ? '1 occasion' : `${found} occasions`;
}
