import type { Page } from '@playwright/test';

interface ShownScreen {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** What is done there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly ShownScreen[] = [
  { name: 'sign-in', path: '/', signedIn: false },
  { name: 'create-account', path: '/?create-account', signedIn: false },
  { name: 'home', path: '/', signedIn: true },
  { name: 'learn', path: '/learn', signedIn: true },
  { name: 'lesson', path: '/lesson/basics-hello', signedIn: true, prepare: untilAsked },
  {
    name: 'lesson-checked',
    path: '/lesson/basics-you-and-me',
    signedIn: true,
    prepare: answerAtRandom,
  },
  { name: 'shop', path: '/shop', signedIn: true },
  { name: 'leaderboard', path: '/leaderboard', signedIn: true },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'pronunciation', path: '/pronunciation-practice', signedIn: true },
  { name: 'culture', path: '/cultural-content', signedIn: true },
  { name: 'story', path: '/cultural-content', signedIn: true, prepare: openStory },
  { name: 'packs', path: '/offline-packs', signedIn: true },
  { name: 'placement', path: '/placement-test', signedIn: true },
  { name: 'not-found', path: '/nowhere', signedIn: true },
];

async function untilAsked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).waitFor();
}

/** Whatever comes of it: the verdict is what is looked at. */
async function answerAtRandom(page: Page): Promise<void> {
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }).waitFor();
}

async function openStory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Learn More' }).first().click();
  await page.getByRole('dialog').waitFor();
}
