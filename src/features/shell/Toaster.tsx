import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { $toastPlaces } from '../../core/stores/toast-place.ts';
import { $toast, dismissToast, runToastAction, type Toast } from '../../core/stores/toasts.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useInBrowser } from '../../core/ui/use-in-browser.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { keepClear } from './keep-clear.client.ts';

/** Milliseconds until a toast closes; longer with an action. */
const READ_MS = 6000;
const DECIDE_MS = 10_000;
const OFFERS = ['more', 'action'] as const;

/** Renders toasts in the topmost dialog, else in the page. Announced politely, errors at once. */
export function Toaster() {
  const toast = useStore($toast);
  const place = useStore($toastPlaces).at(-1);
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  const calm = toast && !toast.destructive;
  return createPortal(
    <div className="toaster">
      <div role="status">{calm && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.destructive && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>,
    place ?? document.body,
  );
}

/** Selects the text for copying by keyboard. */
function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function Words({ toast }: { toast: Toast }) {
  return (
    <div className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
      <p className="font-semibold">{toast.title}</p>
      {toast.text && <p className="text-sm text-ink-soft">{toast.text}</p>}
      {toast.field && (
        <input ref={select} readOnly className="field mt-1" aria-label={toast.title} value={toast.field} />
      )}
    </div>
  );
}

/** Closes after a while, unless it is hovered or focused. */
function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => (card.current ? keepClear(card.current) : undefined), []);

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(dismissToast, toast.action ? DECIDE_MS : READ_MS);
    return () => clearTimeout(timer);
  }, [paused, toast.action]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape closes an open dialog first.
      const isOfPage = $toastPlaces.get().length === 0;
      if (event.key === 'Escape' && !event.defaultPrevented && isOfPage) dismissToast();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (toast.quiet) {
    return (
      <div className="toast sr-only">
        <Words toast={toast} />
      </div>
    );
  }
  return (
    <div
      ref={card}
      className={`toast ${toast.destructive ? 'border-danger/60 bg-danger-deep' : 'border-ground-edge/60 bg-ground-high'}`}
      role="presentation"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Words toast={toast} />
      <div className="order-1 flex basis-full flex-wrap gap-2 pb-1.5 empty:hidden">
        {OFFERS.map(
          (which) =>
            toast[which] && (
              <button
                key={which}
                type="button"
                className="button button-quiet px-4 text-sm"
                onClick={() => runToastAction(which)}
              >
                {toast[which].label}
              </button>
            ),
        )}
      </div>
      <button
        type="button"
        className="icon-button shrink-0"
        aria-label={m.words_dismiss()}
        onClick={dismissToast}
      >
        <Icon path={icons.close} />
      </button>
    </div>
  );
}
