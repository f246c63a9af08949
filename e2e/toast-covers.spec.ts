import { hurry, keepItsPart, SCENE, takePart } from './conversation-play.ts';
import { daysPass } from './days-pass.ts';
import { atTheEndOf, complete } from './device.ts';
import { expect, test } from './hajde.ts';
import { learnLessons, practiseAll } from './lived.ts';
import { newName, PASSWORD, signUp } from './person.ts';
import { lessonOf } from './play.ts';
import { expectUncovered, heldToast } from './toast-covers.ts';

test.use({ timezoneId: 'UTC' });

const PHONE = { width: 390, height: 664 };
const DESKTOP = { width: 1280, height: 800 };

// At the other size each of these stands where the same is looked at for more: sign-in.spec.ts and
// lesson-landing.spec.ts.
test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the toast of a new account leaves what explains the placement test', async ({ page }) => {
    const username = newName();
    await page.goto('/?create-account');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    const toast = await heldToast(page, 'Account created successfully! Welcome to Hajde!');
    await expectUncovered(toast, page.getByText(/^Twenty questions to find the right place/));
    await expectUncovered(toast, page.getByRole('heading', { level: 1 }));
  });

  test('the toast of a last lesson leaves what it brought on Learn', async ({ page }) => {
    const me = await signUp(page);
    await learnLessons(page, me, 4);
    await atTheEndOf(page, await lessonOf(page, 'basics-coffee'), me);
    await complete(page).click();
    await expect(page).toHaveURL('/learn');
    const toast = await heldToast(page, 'Perfect lesson!');
    await expectUncovered(toast, page.getByRole('region', { name: 'Lesson finished' }));
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the toast of a lesson leaves what it brought, in the next lesson and on Learn', async ({
    page,
  }) => {
    const me = await signUp(page);
    await atTheEndOf(page, await lessonOf(page, 'basics-hello'), me, 1);
    await complete(page).click();
    await expect(page).toHaveURL('/lesson/basics-you-and-me');
    const toast = await heldToast(page, 'Lesson completed!');
    const strip = page.getByRole('button', { name: /^Finished: Hello!/ });
    const card = page.getByRole('region', { name: 'Lesson finished' });
    await expectUncovered(toast, strip.or(card));
    await expectUncovered(toast, page.getByRole('heading', { level: 1 }));
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('the toast of a conversation leaves the award for a streak', async ({ page, server }) => {
      test.slow();
      await hurry(page);
      const me = await signUp(page);
      for (let day = 1; day < 7; day += 1) {
        await practiseAll(page, me, day);
        await daysPass(server.dataDir, me, 1);
      }
      await keepItsPart(page, me);
      await page.goto(`/conversations/${SCENE.id}`);
      await page.getByRole('button', { name: /^Lena/ }).click();
      await takePart(page, (own) =>
        own.getByRole('button', { name: /^(I said|Show) it$/ }).click(),
      );
      await page.getByRole('button', { name: 'Finish' }).click();
      const toast = await heldToast(page, 'Conversation finished!');
      const award = page.getByRole('region', { name: 'You also earned' });
      await expect(award).toContainText("A week's streak");
      await expectUncovered(toast, award);
      await expectUncovered(toast, page.getByText(/^You earned 15 XP, and today counts/));
    });
  });
}
