import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { DrawnZone } from '../base/use-time-zone.ts';
import { type FirstScreen, FirstScreenContext } from '../ui/drawn-first-screen.ts';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { caseSensitivePaths } from './case-sensitive-paths.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { Gate } from './gate.tsx';

/** The toasts stand above the gate, so that signing in and out does not take them away. */
export function App({
  queryClient,
  firstScreen,
}: {
  queryClient: QueryClient;
  /** What the server drew, where it did. */
  firstScreen: FirstScreen | null;
}) {
  return (
    <FirstScreenContext value={firstScreen}>
      <DrawnZone value={firstScreen?.zone ?? null}>
        <QueryClientProvider client={queryClient}>
          <Router parser={caseSensitivePaths}>
            <CrashBoundary>
              <Gate />
            </CrashBoundary>
          </Router>
          <ToastOutlet />
        </QueryClientProvider>
      </DrawnZone>
    </FirstScreenContext>
  );
}
