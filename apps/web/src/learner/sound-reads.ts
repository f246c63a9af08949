import { localDay } from '@hajde/rules/days';
import type { EarResult } from '@hajde/rules/ear-trainer';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import { type HeardSounds, soundsHeardBy } from '../device/heard-sounds.ts';

const NAME = 'GET /api/users/:id/sounds';

/** How well the learner told sounds apart, here or anywhere, by contrast and day. */
export const soundsToldApartBy = (id: string) =>
  queryOptions({
    queryKey: [NAME, { params: { id } }],
    queryFn: async ({ signal }) => {
      const { answer } = await reading(NAME, { params: { id } }, signal);
      const here = soundsHeardBy(id);
      const waiting = here.filter(({ refusal }) => refusal === undefined);
      return {
        results: [...answer.results, ...waiting.flatMap(resultsOf)].map(asAsked),
        notYetSynced: new Set(
          waiting.flatMap(({ results }) => results.map(({ contrastId }) => contrastId)),
        ),
        /** Finished offline, and not counted. */
        refused: here.flatMap(({ sessionId, results, refusal }) =>
          refusal === undefined
            ? []
            : { sessionId, contrastId: results[0]?.contrastId ?? '', refusal },
        ),
      };
    },
  });

type Result = HeardSounds['results'][number] & { readonly day: string };

function resultsOf({ results, completedAt, timeZone }: HeardSounds): Result[] {
  const day = localDay(new Date(completedAt), timeZone);
  return results.map((result) => ({ ...result, day }));
}

const asAsked = ({ contrastId, day, right, wrong }: Result): EarResult => ({
  contrastId,
  day,
  right,
  asked: right + wrong,
});
