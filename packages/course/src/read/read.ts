import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { readMeasured } from '../contrasts/measured-file.ts';
import { castFile, conversationFile } from '../formats/conversation.ts';
import { inflectionFile } from '../formats/inflection.ts';
import { lexiconFile, lookalikesFile } from '../formats/lexicon.ts';
import * as lists from '../formats/lists.ts';
import { occasionFile } from '../formats/occasion.ts';
import { contrastsFile, soundsFile } from '../formats/sounds.ts';
import { syllabusFile } from '../formats/syllabus.ts';
import { unitFile } from '../formats/unit.ts';
import { joinLexicon } from '../lexicon/lexicon.ts';
import { namesIn } from '../source/missing-files.ts';
import { type Findings, type Read, type ReadSource, readSource } from '../source/source.ts';
import { readClipFiles } from '../speech/clip-files.ts';
import type { Content, ConversationRead, OccasionRead, UnitRead } from './content.ts';
import { readReading } from './reading.ts';
import { readReleases } from './releases.ts';

export const CONTENT_DIR = fileURLToPath(new URL('../../../../content', import.meta.url));

/** Reads all of `content/`, and collects what cannot be understood instead of stopping at it. */
export async function readContent(
  dir: string = CONTENT_DIR,
  read: ReadSource = readSource,
): Promise<Findings & { content: Content }> {
  const findings: Findings = { problems: [], unreadable: [] };
  const names = await namesIn(dir);
  const list = async <Schema extends z.ZodType>(name: string, schema: Schema) =>
    names.includes(name) ? read(join(dir, name), `content/${name}`, schema, findings) : undefined;

  const content: Content = {
    units: await readUnits(dir, findings, read),
    lexicon: joinLexicon(await readLexicon(dir, findings, read)),
    lookalikes: await list('lookalikes.yaml', lookalikesFile),
    inflection: await list('inflection.yaml', inflectionFile),
    placement: await list('placement.yaml', lists.placementFile),
    culture: await list('culture.yaml', lists.cultureFile),
    badges: await list('badges.yaml', lists.badgesFile),
    achievements: await list('achievements.yaml', lists.achievementsFile),
    challenges: await list('challenges.yaml', lists.challengesFile),
    shop: await list('shop.yaml', lists.shopFile),
    pronunciation: await list('pronunciation.yaml', lists.pronunciationFile),
    packs: await list('packs.yaml', lists.packsFile),
    conversations: await readConversations(dir, findings, read),
    cast: await readCast(dir, findings, read),
    occasions: await readOccasions(dir, findings, read),
    sounds: await list('sounds.yaml', soundsFile),
    contrasts: await list('contrasts.yaml', contrastsFile),
    syllabus: await list('syllabus.yaml', syllabusFile),
    measured: await readMeasured(dir, findings),
    audio: await readClipFiles(dir, findings),
    reading: await readReading(join(dir, 'reading')),
    releases: await readReleases(dir, findings),
  };
  return { content, ...findings };
}

async function readUnits(dir: string, findings: Findings, read: ReadSource): Promise<UnitRead[]> {
  const units: UnitRead[] = [];
  for (const name of await namesIn(join(dir, 'units'))) {
    const file = `content/units/${name}`;
    const order = Number(/^(\d\d)-[a-z0-9-]+\.yaml$/.exec(name)?.[1]);
    if (Number.isNaN(order)) {
      findings.problems.push({ file, line: 1, reason: 'a unit is named like 07-work.yaml' });
      continue;
    }
    const found = await read(join(dir, 'units', name), file, unitFile, findings);
    if (found) units.push({ ...found, order });
  }
  return units.sort((a, b) => a.order - b.order);
}

const CAST = 'cast.yaml';

async function readConversations(
  dir: string,
  findings: Findings,
  read: ReadSource,
): Promise<ConversationRead[]> {
  const conversations: ConversationRead[] = [];
  for (const name of await namesIn(join(dir, 'conversations'))) {
    if (name === CAST) continue;
    const file = `content/conversations/${name}`;
    const order = Number(/^(\d\d)-[a-z0-9-]+\.yaml$/.exec(name)?.[1]);
    if (Number.isNaN(order)) {
      findings.problems.push({
        file,
        line: 1,
        reason: 'a conversation is named like 07-work.yaml',
      });
      continue;
    }
    const path = join(dir, 'conversations', name);
    const found = await read(path, file, conversationFile, findings);
    if (found) conversations.push({ ...found, order });
  }
  return conversations.sort((a, b) => a.order - b.order);
}

async function readCast(dir: string, findings: Findings, read: ReadSource) {
  if (!(await namesIn(join(dir, 'conversations'))).includes(CAST)) return undefined;
  const path = join(dir, 'conversations', CAST);
  return read(path, `content/conversations/${CAST}`, castFile, findings);
}

/** In the order of their files' names, which is their order on the screen. */
async function readOccasions(
  dir: string,
  findings: Findings,
  read: ReadSource,
): Promise<OccasionRead[]> {
  const occasions: OccasionRead[] = [];
  for (const name of await namesIn(join(dir, 'occasions'))) {
    const file = `content/occasions/${name}`;
    if (!/^\d\d-[a-z0-9-]+\.yaml$/.test(name)) {
      findings.problems.push({
        file,
        line: 1,
        reason: 'an occasion is named like 02-a-birth.yaml',
      });
      continue;
    }
    const found = await read(join(dir, 'occasions', name), file, occasionFile, findings);
    if (found) occasions.push(found);
  }
  return occasions;
}

async function readLexicon(
  dir: string,
  findings: Findings,
  read: ReadSource,
): Promise<Read<z.output<typeof lexiconFile>>[]> {
  const files = [];
  for (const name of await namesIn(join(dir, 'lexicon'))) {
    const file = `content/lexicon/${name}`;
    if (!name.endsWith('.yaml')) {
      findings.problems.push({ file, line: 1, reason: 'a file of the lexicon ends in .yaml' });
      continue;
    }
    const found = await read(join(dir, 'lexicon', name), file, lexiconFile, findings);
    if (found) files.push(found);
  }
  return files;
}
