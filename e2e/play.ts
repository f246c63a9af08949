import type { Lesson, PlacementQuestion, PronunciationWord } from '@hajde/rules/course/course';
import type {
  CourseManifest,
  CourseOutline,
  SpokenLesson,
  UnitFile,
} from '@hajde/rules/course/course-files';
import { expect, type Page } from '@playwright/test';

interface CourseFiles {
  readonly outline: CourseOutline;
  readonly placement: PlacementQuestion[];
  readonly pronunciation: PronunciationWord[];
}

/** A file of the course that the server really serves. */
export async function courseFile<N extends keyof CourseFiles>(
  page: Page,
  name: N,
): Promise<CourseFiles[N]> {
  const manifest = await served<CourseManifest>(page, 'course-manifest.json');
  return served(page, manifest[name]);
}

async function served<T>(page: Page, file: string): Promise<T> {
  return (await page.request.get(`/course/${file}`)).json();
}

export async function lessonOf(page: Page, lessonId: string): Promise<SpokenLesson> {
  const { units } = await courseFile(page, 'outline');
  const unit = units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const { lessons } = await served<UnitFile>(page, unit?.file ?? '');
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Error(`the course has no lesson ${lessonId}`);
  return lesson;
}

/** Chooses the right option of the question on the screen, or a wrong one, and checks it. */
export async function answer(page: Page, lesson: Lesson, at: number, right = true): Promise<void> {
  const question = lesson.questions[at];
  if (!question) throw new Error(`${lesson.id} has no question ${at}`);
  await expect(page.getByText(`${at + 1} of ${lesson.questions.length}`)).toBeVisible();
  const option = right
    ? question.correctAnswer
    : question.options.find((each) => each !== question.correctAnswer);
  await page.getByRole('radio', { name: option ?? '', exact: true }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(
    page.getByRole('heading', { name: right ? 'Correct' : 'Incorrect', exact: true }),
  ).toBeVisible();
}

/** The options as they stand on the screen; each play shuffles them anew. */
export async function optionsOnScreen(page: Page): Promise<string[]> {
  const radios = page.getByRole('radio');
  await expect(radios.first()).toBeVisible();
  return radios.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
}

/** Plays the lesson on the screen to its end, with so many mistakes at its beginning. */
export async function playLesson(page: Page, lesson: Lesson, mistakes = 0): Promise<void> {
  for (const at of lesson.questions.keys()) {
    await answer(page, lesson, at, at >= mistakes);
    const last = at === lesson.questions.length - 1;
    await page.getByRole('button', { name: last ? 'Complete' : 'Continue' }).click();
  }
}
