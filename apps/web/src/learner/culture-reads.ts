import type { Answer } from '@hajde/contract/types';
import type { CultureCategory } from '@hajde/rules/course/course';
import { read } from '../api/read.ts';

/** A story about Kosovo, which the API calls cultural content. */
export type Story = Answer<'GET /api/cultural-content'>[number];

export type StoryCategory = 'all' | CultureCategory;

/** Without a category the call gives all of them. */
export const storiesOf = (category: StoryCategory) =>
  read('GET /api/cultural-content', { query: category === 'all' ? {} : { category } });

/** The ids of the stories that the learner has read to the end. */
export const storiesReadBy = (id: string) =>
  read('GET /api/users/:id/cultural-content', { params: { id } });
