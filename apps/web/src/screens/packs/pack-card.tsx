import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Pack } from './downloads.ts';
import { formatBytes } from './storage-units.ts';

/** One pack in a list, with what can be done about it below. */
export function PackCard({
  pack: { name, description, version, size, isRequired, unitIds },
  badge,
  children,
}: {
  pack: Pick<Pack, 'name' | 'description' | 'version' | 'size' | 'isRequired'> & {
    readonly unitIds: readonly string[];
  };
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <div className="flex min-w-0 flex-1 items-start gap-4">
          <span className="grid size-13 shrink-0 place-items-center rounded-md bg-blue-tint text-blue-text">
            <Package aria-hidden size={28} strokeWidth={2.25} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="text-md">{name}</h3>
              <span className="flex flex-wrap gap-1.5">
                {isRequired && <Chip tone="red">Required</Chip>}
                {badge}
              </span>
            </div>
            <p className="mt-1 text-muted text-sm">{description}</p>
            <p className="mt-2 flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{unitIds.length} units</span>
              <span className="font-bold">{formatBytes(size)}</span>
              <span className="wrap-anywhere">Version {version}</span>
            </p>
          </div>
        </div>
        <div className="sm:w-44 sm:shrink-0">{children}</div>
      </Card>
    </li>
  );
}
