import { m } from '../../paraglide/messages.js';
import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as Modal } from '@headlessui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { holdToasts } from '../stores/toast-place.ts';
import * as icons from './icon-paths.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /**
   * False for a dialog without a close button that a click outside does not close. Escape closes every
   * dialog.
   */
  dismissable?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title. */
export function Dialog({ title, onClose, dismissable = true, children }: DialogProps) {
  useReturnedFocus();
  // Without Headless UI's panel no click counts as outside.
  const Panel = dismissable ? DialogPanel : 'div';
  return (
    <Modal open onClose={onClose} className="fixed inset-0 z-50 focus-visible:outline-none">
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div ref={keepPageStill} className="fixed inset-0 grid overflow-y-auto p-4">
        <Panel className="dialog-panel">
          <div className="mb-5 flex items-center justify-between gap-4">
            <DialogTitle className="text-2xl">{title}</DialogTitle>
            {dismissable && (
              <button
                type="button"
                className="icon-button -me-3"
                aria-label={m.words_close()}
                onClick={onClose}
              >
                <Icon path={icons.close} />
              </button>
            )}
          </div>
          {children}
          {/* Elements outside the panel are inert: toasts with Undo must be inside. */}
          <div ref={holdToasts} />
        </Panel>
      </div>
    </Modal>
  );
}

/**
 * Makes the whole page inert, as a `ref` of the dialog's content. Headless UI leaves the part of the page
 * with the dialog's island active.
 */
function keepPageStill(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  const parts = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(frame) && !part.inert,
  );
  for (const part of parts) part.inert = true;
  return () => {
    for (const part of parts) part.inert = false;
  };
}

/**
 * Returns the focus to what opened the page's first dialog. Headless UI tracks the focus only from when its
 * script is loaded, which that dialog does.
 */
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
