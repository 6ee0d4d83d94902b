import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { WORDS } from '../../domain/messages.ts';
import * as icons from './icon-paths.ts';
import { Icon } from './Icon.tsx';
import { keepPageStill, takeFocus, turnFocus } from './modality.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** False for a dialog that only its own buttons close (no Escape, no click outside, no close button). */
  dismissable?: boolean;
  children: ReactNode;
}

const isOutside = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.dialog-panel') === null;

/** A modal dialog: traps the focus and gives it back, closes on Escape and on a click outside. */
export function Dialog({ title, onClose, dismissable = true, children }: DialogProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  useReturnedFocus();
  // Before it is seen: an Escape pressed at once is the dialog's.
  useLayoutEffect(() => {
    if (!frame.current || !dialog.current) return;
    const letGo = keepPageStill(frame.current);
    takeFocus(dialog.current);
    return letGo;
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab' && dialog.current && turnFocus(dialog.current, event.shiftKey)) {
      event.preventDefault();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (dismissable) onClose();
  }

  return createPortal(
    <div
      ref={frame}
      role="presentation"
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (dismissable && pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="dialog focus-visible:outline-none"
      >
        <div className="fixed inset-0 bg-black/70" />
        <div className="fixed inset-0 grid overflow-y-auto p-4">
          <div className="dialog-panel">
            <div className="mb-5 flex items-center justify-between gap-4">
              <h2 id={titleId} className="text-2xl">
                {title}
              </h2>
              {dismissable && (
                <button
                  type="button"
                  className="icon-button -me-3"
                  aria-label={WORDS.close}
                  onClick={onClose}
                >
                  <Icon path={icons.close} />
                </button>
              )}
            </div>
            {children}
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** Gives the focus back to what opened the dialog. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
