import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type Toast, toast } from './toast.ts';

/** The server sent the browser back with `?parameter=…` in the address: say what came of it, once. */
export function useRedirectOutcome(
  parameter: string,
  load: () => Promise<ReadonlyMap<string, Toast>>,
): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const wordNow = () => new URLSearchParams(location.search).get(parameter);
    const word = wordNow();
    if (word === null) return;
    void load().then((toasts) => {
      const outcome = toasts.get(word);
      if (outcome === undefined || wordNow() !== word) return;
      toast(outcome);
      navigate(path, { replace: true });
    });
  }, [parameter, load, path, navigate]);
}
