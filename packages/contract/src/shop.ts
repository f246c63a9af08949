import { SHOP_ITEM_TYPES } from '@hajde/rules/course/course';
import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, learnerId, slug } from './fields.ts';
import { user } from './learners.ts';

const item = z.object({
  id: slug,
  name: z.string(),
  description: z.string(),
  type: z.enum(SHOP_ITEM_TYPES),
  icon: z.string(),
  price: count,
});

export const shop = calls({
  'GET /api/shop/items': {
    summary: 'What the shop sells',
    access: 'open',
    answer: z.array(item),
  },
  'POST /api/shop/purchase': {
    summary: 'Buy one item with gems',
    access: 'learner',
    body: z.object({
      userId: learnerId,
      itemId: slug,
      quantity: z.literal(1, 'Items are sold one at a time'),
      /** Made when the learner presses Buy; the same id never buys twice. */
      purchaseId: z.uuid().optional(),
    }),
    answer: z.object({ itemId: slug, user, extras }),
  },
});
