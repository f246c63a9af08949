import { spokenKey } from '@hajde/rules/course/spoken';
import type { Page } from '@playwright/test';
import { download, readyForOffline } from '../../e2e/device.ts';
import { signUp } from '../../e2e/person.ts';
import { lessonOf } from '../../e2e/play.ts';
import { giveVoices } from '../../e2e/voices.ts';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { showBarePlayer, timeToSound } from './timed-clip.ts';

const LESSON = 'basics-hello';
const ROUNDS = 5;

/** From the first tap in a lesson to its sound, beside an empty page that plays the same clip. */
export const clip: Part = {
  name: 'clip',
  measure: (stage) =>
    inBrowser(stage, 'clip', async ({ server, context }) => {
      await signUp(context);
      const [lesson, bare] = [await context.newPage(), await context.newPage()];
      // An Albanian voice of this machine would speak in place of the clip.
      await giveVoices(lesson, []);
      const phrase = await firstPhrase(lesson);
      const row = async (where: string) =>
        rowOf(
          {
            what: `first tap in a lesson to its sound, ${where}`,
            floor: 'a bare audio element with the same clip',
            unit: 'ms',
            bar: { atMost: 2 },
          },
          await rounds(
            ROUNDS,
            () => tapInLesson(lesson),
            async () => timeToSound(bare, await showBarePlayer(bare, phrase)),
          ),
        );
      const withServer = await row('with a server');
      await download(lesson, 'Essentials');
      await readyForOffline(lesson);
      await server.stop();
      return [withServer, await row('from a pack, without a server')];
    }),
};

/** The lesson is opened anew each time, so that it is its first. */
async function tapInLesson(page: Page): Promise<number> {
  await page.goto(`/lesson/${LESSON}`, { waitUntil: 'networkidle' });
  return timeToSound(page, page.getByRole('button', { name: 'Listen to the phrase', exact: true }));
}

async function firstPhrase(page: Page): Promise<Buffer> {
  const { questions, speech } = await lessonOf(page, LESSON);
  const place = speech.clips[spokenKey(questions[0]?.audio ?? '')];
  if (!place) throw new Error(`The first phrase of ${LESSON} has no clip`);
  const clips = await page.request.get(`/course/${speech.file}`);
  const [start, bytes] = place;
  return (await clips.body()).subarray(start, start + bytes);
}
