import { useEffect, useState } from 'react';

/** Taken from the address, and out of it: the link must not stay in the browser's history. */
export function useTokenOfLink(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}
