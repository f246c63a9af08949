import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type Toast, toast } from './toast.ts';

/** The server sent the browser back with `?parameter=…` in the address: say what came of it, once. */
export function useRedirectOutcome(parameter: string, toasts: ReadonlyMap<string, Toast>): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const outcome = toasts.get(new URLSearchParams(location.search).get(parameter) ?? '');
    if (outcome === undefined) return;
    toast(outcome);
    navigate(path, { replace: true });
  }, [parameter, toasts, path, navigate]);
}
