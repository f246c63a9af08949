import { Wifi, WifiOff } from 'lucide-react';
import { useOnline } from '../../base/use-online.ts';
import { Chip } from '../../ui/chip.tsx';

export function PacksHead() {
  const online = useOnline();
  const Icon = online ? Wifi : WifiOff;
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">Offline Packs</h1>
        <p role="status">
          <Chip tone={online ? 'ok' : 'wrong'}>
            <Icon aria-hidden size={16} strokeWidth={2.5} />
            {online ? 'Online' : 'Offline'}
          </Chip>
        </p>
      </div>
      <p className="mt-1 text-muted">
        Download lessons with all their audio, and learn without a connection.
      </p>
    </header>
  );
}
