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
}

/** Reads `content/` and holds it against every rule of the course. */
export async function checkContent(
  dir?: string,
  { draft = false, clips = !draft }: Checking = {},
): Promise<Findings & { content: Content }> {
  const { content, problems, unreadable } = await readContent(dir);
  const rules = [
    ...RULES_OF_EVERY_FILE,
    ...(draft ? [] : RULES_OF_THE_WHOLE),
    ...(clips ? RULES_OF_THE_CLIPS : []),
  ];
  const broken = rules.flatMap((rule) => rule.check(content));
  return { content, unreadable, problems: inReadingOrder([...problems, ...broken]) };
}
