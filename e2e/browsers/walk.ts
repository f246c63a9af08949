import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Front } from '../front.ts';
import type { Browser } from './browser.ts';
import { lessonOf, placementQuestions } from './course.ts';
import { expectBoldToBeBold } from './fonts.ts';
import { Hand } from './hand.ts';

const PASSWORD = 'flija123';
const PACK = 'Essentials';

/**
 * From the first visit to the last: what must work in every browser. Between browser and server stands
 * a front, which is closed to take the network away.
 */
export async function walk(browser: Browser, front: Front, pictures: string | null): Promise<void> {
  const hand = new Hand(browser);
  const name = `arta-${randomUUID().slice(0, 8)}`;
  const goto = (path: string) => browser.goto(front.url + path);
  const step = async (title: string, work: () => Promise<void>) => {
    const since = performance.now();
    try {
      await work();
    } finally {
      if (pictures)
        await browser.picture(join(pictures, `${browser.name.split(' ')[0]} ${title}.png`));
    }
    console.log(`  ✓ ${title}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
  };

  await step('sign-up', async () => {
    await goto('/?create-account');
    await hand.fill('Username', name);
    await hand.fill('Email', `${name}@example.com`);
    await hand.fill('Password', PASSWORD);
    await hand.press('button', 'Create Account');
    await hand.see('1/20');
  });
  await step('placement', async () => {
    const questions = await placementQuestions(front.url);
    for (const [at, { options }] of questions.entries()) {
      await hand.see(`${at + 1}/${questions.length}`);
      await hand.choose(options[0] ?? '');
      await hand.press('button', at + 1 < questions.length ? 'Next' : 'Finish');
    }
    await hand.see('out of 39');
    await hand.press('button', 'Start Learning!');
    await hand.see(`, ${name}!`);
  });
  await step('fonts', () => expectBoldToBeBold(browser));
  await step('lesson', async () => {
    await hand.press('link', 'Start Learning:');
    await play(hand, front.url, 'basics-hello');
    await hand.see('Perfect lesson!');
    await hand.holds(
      'the next lesson',
      (path) => location.pathname === path,
      '/lesson/basics-you-and-me',
    );
  });
  await step('place on the path', async () => {
    await goto('/learn');
    await hand.holds('the third unit, scrolled to', scrollsTo, PLACE);
    await browser.evaluate(reloadSoon, null);
    await hand.holds('the third unit where it was left', standsAfterReload, PLACE);
  });
  await step('packs', async () => {
    await goto('/offline-packs');
    await hand.pressUntilSeen(`Download ${PACK}`, `${PACK} is now available offline.`);
    await hand.see('Downloaded');
    await hand.holds(
      'a service worker',
      () => navigator.serviceWorker.controller?.state === 'activated',
      null,
    );
  });
  await step('offline', async () => {
    const { questions } = await lessonOf(front.url, 'basics-you-and-me');
    await goto('/learn');
    await hand.see('Your Progress');
    await front.close();
    await goto('/learn');
    await hand.see('Your Progress');
    await goto('/lesson/basics-you-and-me');
    await answerAll(hand, questions);
    await goto('/learn');
    await hand.see('1 lesson not yet synced');
    await front.open();
    await goto('/offline-packs');
    await hand.seeNoMore('not yet synced');
  });
  await step('sign-out', async () => {
    await goto('/profile');
    await hand.see(name);
    await hand.press('button', 'Logout');
    await hand.see('You have been logged out successfully.');
    await hand.see('Welcome back to your Albanian adventure');
    const left = await browser.evaluate(
      () => [document.cookie, localStorage.authToken ?? ''],
      null,
    );
    if (/authToken|userId/.test(left.join()))
      throw new Error(`${browser.name} kept ${left.join()}`);
  });
}

/** Below what the server draws of the path, and a little above the window's edge. */
const PLACE = { unit: 2, top: -40 };

function scrollsTo({ unit, top }: typeof PLACE): boolean {
  const there = document.querySelectorAll('[data-unit]')[unit];
  if (!there) return false;
  const off = there.getBoundingClientRect().top - top;
  scrollBy({ top: off, behavior: 'instant' });
  return Math.abs(off) <= 2;
}

/** Once the driver has its answer, which it would wait for in vain from a page that is gone. */
function reloadSoon(): void {
  document.documentElement.dataset.left = '';
  setTimeout(() => location.reload(), 100);
}

function standsAfterReload({ unit, top }: typeof PLACE): boolean {
  const there = document.querySelectorAll('[data-unit]')[unit];
  const reloaded = !('left' in document.documentElement.dataset);
  return reloaded && Math.abs((there?.getBoundingClientRect().top ?? 0) - top) <= 2;
}

async function play(hand: Hand, url: string, lessonId: string): Promise<void> {
  await answerAll(hand, (await lessonOf(url, lessonId)).questions);
}

async function answerAll(
  hand: Hand,
  questions: readonly { correctAnswer: string }[],
): Promise<void> {
  for (const [at, { correctAnswer }] of questions.entries()) {
    await hand.choose(correctAnswer);
    await hand.press('button', 'Check');
    await hand.see('Correct');
    const more = at + 1 < questions.length;
    if (more) await hand.pressUntilSeen('Continue', `${at + 2} of ${questions.length}`);
    else await hand.pressUntilSeen('Complete', 'Finished:');
  }
}
