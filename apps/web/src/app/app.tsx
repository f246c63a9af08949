import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DrawnFor, type Picture } from '../ui/drawn-first-screen.ts';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Gate } from './gate.tsx';

/** The toasts stand above the gate, so that signing in and out does not take them away. */
export function App({
  queryClient,
  picture,
}: {
  queryClient: QueryClient;
  /** How the page was drawn before the app took over. */
  picture: Picture | null;
}) {
  return (
    <DrawnFor value={picture}>
      <QueryClientProvider client={queryClient}>
        <CrashBoundary>
          <Gate />
        </CrashBoundary>
        <ToastOutlet />
      </QueryClientProvider>
    </DrawnFor>
  );
}
