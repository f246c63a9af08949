import { SHOP_ITEM_TYPES } from '@hajde/rules/course/course';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const PRICES = { heart_refill: 50, streak_freeze: 100, double_xp: 150 };

export const shop: Rule = {
  why: 'The shop sells each of its three power-ups once, at the price that was decided.',
  check: ({ shop }) =>
    shop
      ? SHOP_ITEM_TYPES.flatMap((type) => {
          const items = shop.data.flatMap((item, index) => (item.type === type ? [index] : []));
          if (items.length !== 1) {
            return [
              problemIn(shop.source, [], `the shop has ${items.length} items of type ${type}`),
            ];
          }
          return items
            .filter((index) => shop.data[index]?.price !== PRICES[type])
            .map((index) =>
              problemIn(shop.source, [index, 'price'], `${type} costs ${PRICES[type]} gems`),
            );
        })
      : [],
};
