import type { MatcherFunction } from '@testing-library/react';

/** For `getByText`, where a text is made of several pieces: the innermost element that says all of it. */
export function saying(text: string | RegExp): MatcherFunction {
  const says = (element: Element) => {
    const said = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? said === text : text.test(said);
  };
  return (_, element) =>
    element !== null && says(element) && ![...element.children].some((child) => says(child));
}
