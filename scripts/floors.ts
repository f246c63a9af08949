/** Where the house's folders stand: a file may import only from floors below its own. */
export interface House {
  /** All their files have a floor. */
  readonly folders: readonly string[];
  /**
   * From the roof down. What stands on one floor stands apart: its rooms do not import each other.
   * `features/*` makes every folder in `features` a room of its own.
   */
  readonly floors: readonly (readonly string[])[];
  /**
   * Which tests are bound: all, none where they may look at the whole of it, or all but those that open
   * the app at a screen. Between apps and packages all are.
   */
  readonly boundTests: 'all' | 'none' | 'all but of screens';
}

export const HOUSES: readonly House[] = [
  {
    folders: ['apps', 'packages'],
    floors: [
      ['apps/*'],
      ['packages/contract', 'packages/course'],
      ['packages/rules'],
      ['packages/albanian'],
    ],
    boundTests: 'all',
  },
  {
    folders: ['packages/course/src'],
    floors: [
      ['packages/course/src/cli', 'packages/course/src/marking', 'packages/course/src/reading'],
      ['packages/course/src/report'],
      ['packages/course/src/emit'],
      ['packages/course/src/check'],
      ['packages/course/src/makers/*'],
      ['packages/course/src/syllabus'],
      ['packages/course/src/join', 'packages/course/src/kosovo'],
      ['packages/course/src/read'],
      ['packages/course/src/contrasts'],
      ['packages/course/src/speech'],
      ['packages/course/src/lexicon'],
      ['packages/course/src/source', 'packages/course/src/formats'],
    ],
    boundTests: 'none',
  },
  {
    folders: ['packages/albanian/src'],
    floors: [
      ['packages/albanian/src/marking', 'packages/albanian/src/reading'],
      ['packages/albanian/src/regions', 'packages/albanian/src/senses'],
      ['packages/albanian/src/forms'],
      ['packages/albanian/src/lexicon', 'packages/albanian/src/inflection'],
      ['packages/albanian/src/features', 'packages/albanian/src/text'],
    ],
    boundTests: 'none',
  },
  {
    folders: ['packages/rules/src'],
    floors: [
      [
        'packages/rules/src/play',
        'packages/rules/src/practice',
        'packages/rules/src/circles',
        'packages/rules/src/reminders',
      ],
      [
        'packages/rules/src/game',
        'packages/rules/src/path',
        'packages/rules/src/streak',
        'packages/rules/src/memory',
      ],
      ['packages/rules/src/course', 'packages/rules/src/days'],
      ['packages/rules/src/chance', 'packages/rules/src/account'],
    ],
    boundTests: 'none',
  },
  {
    folders: ['apps/server/src'],
    floors: [
      ['apps/server/src/main.ts'],
      ['apps/server/src/ops'],
      ['apps/server/src/features/*'],
      ['apps/server/src/ledger', 'apps/server/src/credentials'],
      ['apps/server/src/http'],
      ['apps/server/src/db', 'apps/server/src/mail'],
      ['apps/server/src/config.ts'],
    ],
    boundTests: 'none',
  },
  {
    folders: ['apps/web/src'],
    floors: [
      ['apps/web/src/start.ts', 'apps/web/src/service-worker.ts'],
      ['apps/web/src/main.tsx'],
      ['apps/web/src/app'],
      ['apps/web/src/screens/*'],
      ['apps/web/src/speech'],
      ['apps/web/src/course'],
      ['apps/web/src/ui'],
      ['apps/web/src/learner'],
      ['apps/web/src/sync'],
      ['apps/web/src/outbox'],
      ['apps/web/src/device'],
      ['apps/web/src/api'],
      ['apps/web/src/base'],
    ],
    boundTests: 'all but of screens',
  },
];

/** Folders in which no file may import, over however many others, itself. */
export const WITHOUT_CIRCLES: readonly string[] = ['packages', 'apps/server/src', 'apps/web/src'];

/** A file of the repository with the files of the repository that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Every import that does not lead down, as a sentence that names it. */
export function upwardImports(house: House, imports: Imports): string[] {
  const offences: string[] = [];
  for (const [file, targets] of imports) {
    if (!isIn(house.folders, file)) continue;
    const bound = !isFree(house, file);
    const from = placeOf(house, file);
    if (from === undefined && bound) offences.push(`${file} stands on no floor`);
    for (const target of targets.filter((path) => isIn(house.folders, path))) {
      if (isTest(target) && !isTest(file)) {
        offences.push(`${file} imports ${target}, which is for tests`);
      }
      const to = placeOf(house, target);
      if (!bound || from === undefined || to === undefined || from.room === to.room) continue;
      if (to.floor > from.floor) continue;
      const where = to.floor === from.floor ? 'beside' : 'above';
      offences.push(`${file} imports ${target}: ${to.room} stands ${where} ${from.room}`);
    }
  }
  return offences;
}

/** Every circle once, as the files along it. */
export function circles(folders: readonly string[], imports: Imports): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const before = path.indexOf(file);
    if (before !== -1) found.add([...path.slice(before), file].join(' → '));
    if (before !== -1 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) if (isIn(folders, file)) visit(file, []);
  return [...found];
}

function placeOf({ floors }: House, file: string): { floor: number; room: string } | undefined {
  for (const [floor, rooms] of floors.entries()) {
    for (const room of rooms) {
      const above = room.replace(/\/\*$/, '');
      if (!isIn([above], file)) continue;
      // A file right in the folder of many rooms would belong to none of them.
      if (above === room) return { floor, room };
      const [, name = ''] = /^\/([^/]+)\//.exec(file.slice(above.length)) ?? [];
      if (name !== '') return { floor, room: `${above}/${name}` };
    }
  }
  return undefined;
}

const isIn = (folders: readonly string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

function isFree({ boundTests }: House, file: string): boolean {
  if (boundTests === 'none') return isTest(file);
  return boundTests === 'all but of screens' && /\.dom\.test\.tsx$/.test(file);
}

const isTest = (file: string) =>
  /\/testing\/|\.(test|faults|fuzz|fixture|arbitrary)\.tsx?$/.test(file);
