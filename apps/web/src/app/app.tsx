import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Gate } from './gate.tsx';

/** The toasts stand above the gate, so that signing in and out does not take them away. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary>
        <Gate />
      </CrashBoundary>
      <ToastOutlet />
    </QueryClientProvider>
  );
}
