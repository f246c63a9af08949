import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, instant, ownPath, slug } from './fields.ts';

const pack = z.object({
  id: slug,
  name: z.string(),
  description: z.string(),
  version: z.string(),
  size: count,
  isRequired: z.boolean(),
  unitIds: z.array(slug),
});
const download = z.object({ packId: slug, version: z.string(), downloadedAt: instant });

export const packs = calls({
  'GET /api/language-packs': {
    summary: 'The language packs there are',
    access: 'open',
    answer: z.array(pack),
  },
  'GET /api/users/:id/language-packs': {
    summary: 'Which packs the learner has downloaded',
    access: 'learner',
    params: ownPath,
    answer: z.array(download),
  },
  'POST /api/language-packs/download': {
    summary: 'Tell the server that a pack was downloaded',
    access: 'learner',
    body: z.object({ packId: slug }),
    answer: download.extend({ extras }),
  },
});
