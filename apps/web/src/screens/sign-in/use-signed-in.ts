import type { Answer } from '@hajde/contract/types';
import { useLocation } from 'wouter';
import { rememberSession } from '../../base/session.ts';
import { type Toast, toast } from '../../ui/toast.ts';

/** Signed in: keep the session, go to `/` within the page, and say so. */
export function useSignedIn(welcome: Toast) {
  const [, navigate] = useLocation();
  return ({ token, user }: Answer<'POST /api/auth/login'>) => {
    navigate('/', { replace: true });
    rememberSession({ token, userId: user.id });
    toast(welcome);
  };
}
