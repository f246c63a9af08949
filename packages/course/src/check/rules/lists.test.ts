import { describe } from 'vitest';
import { refusals } from '../../testing/mutations.ts';
import { validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

describe('the lists of a draft', () => {
  refusals(
    validContent(1),
    [
      {
        refuses: 'a placement question without a quoted word',
        file: 'placement.yaml',
        from: `"${word(0)}"`,
        to: word(0),
        at: `What does ${word(0)}`,
        reason: 'there is no "quoted" word for the speaker',
      },
      {
        refuses: 'a placement question whose spoken word is in the answer',
        file: 'placement.yaml',
        from: 'answer: north',
        to: `answer: the ${word(0)}`,
        at: `"${word(0)}"`,
        reason: `the quoted "${word(0)}" gives the answer "the ${word(0)}" away`,
      },
      {
        refuses: 'a placement question whose answer is also wrong',
        file: 'placement.yaml',
        from: '- south',
        to: '- north',
        at: 'answer: north',
        reason: 'the answer is also among the wrong options',
      },
      {
        refuses: 'an id that stands twice in a list',
        file: 'badges.yaml',
        from: 'id: badge-2',
        to: 'id: badge-1 # again',
        at: '# again',
        reason: '"badge-1" is already used in content/badges.yaml:1',
      },
      {
        refuses: 'a piece that is too short',
        file: 'culture.yaml',
        from: /content: .*/,
        to: 'content: Short.',
        at: 'content: Short.',
        reason: 'the piece has 1 words, not 100 to 250',
      },
      {
        refuses: 'an Albanian word of a piece that nothing defines',
        file: 'culture.yaml',
        from: /content: .*/,
        to: `content: ${'word '.repeat(119)}ylberet.\n    albanian: [ylberet]`,
        at: 'albanian: [ylberet]',
        reason:
          '"ylberet" of "ylberet" has no definition: neither the course nor the reader knows it, so tell it in words',
      },
      {
        refuses: 'a definition of a word that is not in the Albanian of its piece',
        file: 'culture.yaml',
        from: /content: .*/,
        to: `content: ${'word '.repeat(119)}ylberet.\n    albanian: [ylberet]\n    words: { ylberi: "the rainbow" }`,
        at: 'words: { ylberi',
        reason: 'ylberi: "ylberi" is no word of its Albanian',
      },
      {
        refuses: 'a First Steps that is not Common',
        file: 'achievements.yaml',
        from: 'rarity: Common',
        to: 'rarity: Epic',
        at: 'rarity: Epic',
        reason: '"First Steps" is Common',
      },
      {
        refuses: 'another price',
        file: 'shop.yaml',
        from: 'price: 100',
        to: 'price: 99',
        at: 'price: 99',
        reason: 'streak_freeze costs 100 gems',
      },
      {
        refuses: 'a power-up that is missing',
        file: 'shop.yaml',
        from: 'type: double_xp',
        to: 'type: heart_refill',
        at: 'id: heart_refill',
        reason: 'the shop has 0 items of type double_xp',
      },
      {
        refuses: 'an Essentials pack that is not required',
        file: 'packs.yaml',
        from: 'isRequired: true',
        to: 'isRequired: false',
        at: 'id: pack-1',
        reason: 'Essentials is required and has units 1-4',
      },
      {
        refuses: 'a pack whose units are no range',
        file: 'packs.yaml',
        from: 'units: 1-4',
        to: 'units: 1 to 4',
        at: 'units: 1 to 4',
        reason: 'units: must be the first and the last unit, such as 1-4',
      },
    ],
    { draft: true },
  );
});
