import type { PlacementQuestion } from '@hajde/rules/course/course';
import type {
  CourseManifest,
  CourseOutline,
  SpokenLesson,
  UnitFile,
} from '@hajde/rules/course/course-files';

/** A lesson as the server serves it to everybody. */
export async function lessonOf(url: string, lessonId: string): Promise<SpokenLesson> {
  const { outline } = await served<CourseManifest>(url, 'course-manifest.json');
  const { units } = await served<CourseOutline>(url, outline);
  const unit = units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const { lessons } = await served<UnitFile>(url, unit?.file ?? '');
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Error(`The course has no lesson ${lessonId}.`);
  return lesson;
}

export async function placementQuestions(url: string): Promise<PlacementQuestion[]> {
  const { placement } = await served<CourseManifest>(url, 'course-manifest.json');
  return served(url, placement);
}

async function served<T>(url: string, file: string): Promise<T> {
  return (await fetch(`${url}/course/${file}`)).json();
}
