import type { Content } from '../read/content.ts';
import { readContent } from '../read/read.ts';
import { inReadingOrder } from '../source/problem.ts';
import type { Findings } from '../source/source.ts';
import { RULES_OF_EVERY_FILE, RULES_OF_THE_CLIPS, RULES_OF_THE_WHOLE } from './rules/all.ts';

export interface Checking {
  /** A course still being written is not held to the rules about the finished whole. */
  readonly draft?: boolean;
  /** Whether everything must be heard, too; not of a draft. */
  readonly clips?: boolean;
  /** Whether the course has been built from these files, which has held it against all other rules. */
  readonly built?: boolean;
}

/** Reads `content/` and holds it against every rule of the course. */
export async function checkContent(
  dir?: string,
  { draft = false, clips = !draft, built = false }: Checking = {},
  read: typeof readContent = readContent,
): Promise<Findings & { content: Content }> {
  const { content, problems, unreadable } = await read(dir);
  const rules = [
    ...(built ? [] : RULES_OF_EVERY_FILE),
    ...(draft || built ? [] : RULES_OF_THE_WHOLE),
    ...(clips ? RULES_OF_THE_CLIPS : []),
  ];
  const broken = rules.flatMap((rule) => rule.check(content));
  return { content, unreadable, problems: inReadingOrder([...problems, ...broken]) };
}
