import * as Radix from '@radix-ui/react-toast';
import { CloseIcon } from './plain-icons.tsx';
import { closeToast, type ShownToast } from './toast.ts';
import { ToastCard, toastCardClass, toastCloseClass, toastPlaceClass } from './toast-card.tsx';
import {
  TOAST_CLOSES_AFTER_MS,
  TOAST_MAX_WIDTH_PX,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_HOTKEY,
} from './toast-settings.ts';

/** Shows the toast. A file of its own, since it is loaded only when a first toast may come. */
export function Toaster({ shown }: { shown: ShownToast | null }) {
  return (
    <Radix.Provider duration={TOAST_CLOSES_AFTER_MS} swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => open || closeToast(shown.id)}
          className={`${toastCardClass(shown)} ${MOVES}`}
        >
          <ToastCard
            shown={shown}
            title={<Radix.Title>{shown.title}</Radix.Title>}
            description={<Radix.Description>{shown.description}</Radix.Description>}
            close={
              <Radix.Close aria-label="Close" className={toastCloseClass}>
                <CloseIcon size={20} strokeWidth={2.5} />
              </Radix.Close>
            }
          />
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={[TOAST_VIEWPORT_HOTKEY]}
        className={toastPlaceClass}
        style={{ maxWidth: TOAST_MAX_WIDTH_PX }}
      />
    </Radix.Provider>
  );
}

const MOVES = [
  'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
  'data-[swipe=cancel]:translate-x-0 transition-transform duration-200',
].join(' ');
