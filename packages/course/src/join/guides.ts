import { quotedIn } from '@hajde/albanian/text/words';
import type { Guide } from '@hajde/rules/course/guide';
import type { GuideFile } from '../formats/guide.ts';

export function joinGuide({ sections, kosovo, phrases }: GuideFile): Guide {
  return {
    sections: sections.map(({ table, examples, ...section }) => ({
      ...section,
      examples: examples.map(joinLine),
      ...(table === undefined
        ? {}
        : {
            table: table.map(({ label, word: { text, translation = '' } }) => ({
              label,
              word: text,
              translation,
            })),
          }),
    })),
    kosovo: kosovo.map((pair) => ({
      kosovo: { text: pair.kosovo },
      standard: { text: pair.standard },
      translation: pair.translation,
    })),
    phrases: phrases.map(joinLine),
  };
}

/** The Albanian of a guide that is heard: examples, forms, both sides of the box, phrases. */
export function linesOfGuide({ sections, kosovo, phrases }: Guide): string[] {
  return [
    ...sections.flatMap(({ examples, table = [] }) => [
      ...table.map(({ word }) => word),
      ...examples.map(({ text }) => text),
    ]),
    ...kosovo.flatMap((pair) => [pair.kosovo.text, pair.standard.text]),
    ...phrases.map(({ text }) => text),
  ];
}

/** The Albanian that a guide's prose quotes; English words stand in single marks there. */
export function quotesOfGuide({ sections }: Guide): string[] {
  return [
    ...new Set(sections.flatMap(({ title, body }) => [...quotedIn(title), ...quotedIn(body)])),
  ];
}

function joinLine({ text, translation = '' }: { text: string; translation?: string | undefined }) {
  return { text, translation };
}
