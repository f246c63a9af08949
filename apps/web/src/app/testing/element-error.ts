import { getConfig } from '@testing-library/react';

const inFull = getConfig().getElementError;

/**
 * What a query says that finds nothing. While `findBy…` and `waitFor` try again, nobody reads it: printing the
 * whole page each time took a tenth of all tests of screens. When they give up, Testing Library asks for it
 * once more.
 */
export function elementError(message: string | null, container: Element): Error {
  if (!isTriedAgain()) return inFull(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Testing Library's own mark, by which it leaves out other costly parts of its errors. */
const isTriedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
