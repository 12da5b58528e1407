/** Draws the toast of `$toast`: at the top on phones, bottom right on larger screens. F8 moves the focus there. */
import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { $toast, dismissToast, toastDuration } from '../../stores/toasts.ts';

/** Pixels after which a swipe dismisses. */
const swipeThreshold = 50;

export function Toaster() {
  const toast = useStore($toast);
  const area = useRef<HTMLOListElement>(null);
  /** What had the focus before it came here. */
  const before = useRef<HTMLElement | null>(null);
  const remember = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !area.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = (id: number): void => {
    // The focus goes back only from here: a toast whose time is up takes it from nobody.
    if (area.current?.contains(document.activeElement)) before.current?.focus();
    dismissToast(id);
  };
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={swipeThreshold} label="Notification">
      {toast && (
        <RadixToast.Root
          key={toast.id}
          className={`toast ${toast.variant === 'destructive' ? 'toast-destructive' : ''}`}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && close(toast.id)}
        >
          <div className="min-w-0 flex-1">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.message && <RadixToast.Description className="text-small">{toast.message}</RadixToast.Description>}
          </div>
          {toast.action && (
            <RadixToast.Action asChild altText={toast.action.label}>
              <button type="button" className="btn" onClick={toast.action.run}>
                {toast.action.label}
              </button>
            </RadixToast.Action>
          )}
          <RadixToast.Close className="icon-btn" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport ref={area} className="toast-viewport" onFocus={remember} hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}
