import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { Routes } from './routes.tsx';
import { useSession } from './session.ts';

/** Nobody signed in: the sign-in screen, at every path. */
export function Gate() {
  const session = useSession();
  if (!session) return <SignInScreen />;
  return <Routes key={session.userId} userId={session.userId} />;
}
