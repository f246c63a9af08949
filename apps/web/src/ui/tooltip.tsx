import { TOOLTIP_OPENS_AFTER_MS, TOOLTIP_SKIP_DELAY_MS } from '@hajde/rules/timing';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A word about the thing under the pointer; it closes on leave, Escape or scroll. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Provider
      delayDuration={TOOLTIP_OPENS_AFTER_MS}
      skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}
    >
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-40 max-w-70 rounded-sm bg-inverse px-3 py-2 text-on-inverse text-sm shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
