import { screen, within } from '@testing-library/react';

/** The section with this heading of the second level, once it is there. */
export async function section(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const around = heading.closest('section');
  if (!around) throw new Error(`No section has the heading ${title}`);
  return around;
}

/** A tab of the navigation. */
export async function tab(name: string): Promise<HTMLElement> {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return within(navigation).getByRole('link', { name });
}

/** The head of the page: a header within a section is none. */
export function pageHeader(): HTMLElement {
  const header = screen.getAllByRole('banner').find((each) => each.closest('main') === null);
  if (!header) throw new Error('The page has no header');
  return header;
}
