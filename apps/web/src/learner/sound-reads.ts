import { localDay } from '@hajde/rules/days/days';
import type { EarResult } from '@hajde/rules/play/ear-trainer';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import { type EarRecord, isRefused, ofKind } from '../outbox/records.ts';
import { keptHere } from './pending-work.ts';

const NAME = 'GET /api/users/:id/sounds';

/** How well the learner told sounds apart, here or anywhere, by contrast and day. */
export const soundsToldApartBy = (id: string) =>
  queryOptions({
    queryKey: [NAME, { params: { id } }],
    queryFn: async ({ signal }) => {
      const [{ answer }, kept] = await Promise.all([
        reading(NAME, { params: { id } }, signal),
        keptHere(id),
      ]);
      const here = ofKind('ear', kept);
      const waiting = here.filter((record) => !isRefused(record));
      return {
        results: [...answer.results, ...waiting.flatMap(resultsOf)].map(asAsked),
        notYetSynced: new Set(
          waiting.flatMap(({ results }) => results.map(({ contrastId }) => contrastId)),
        ),
        /** Finished offline, and not counted. */
        refused: here.filter(isRefused),
      };
    },
  });

type Result = EarRecord['results'][number] & { readonly day: string };

function resultsOf({ results, at, timeZone }: EarRecord): Result[] {
  const day = localDay(new Date(at), timeZone);
  return results.map((result) => ({ ...result, day }));
}

const asAsked = ({ contrastId, day, right, wrong }: Result): EarResult => ({
  contrastId,
  day,
  right,
  asked: right + wrong,
});
