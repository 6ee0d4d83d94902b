import { Dialog as Modal, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useState, type ReactNode } from 'react';
import * as icons from './icon-paths.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** False for a dialog that only its own buttons close (no Escape, no click outside, no close button). */
  dismissable?: boolean;
  children: ReactNode;
}

/** A modal dialog: traps the focus and gives it back, closes on Escape and on a click outside. */
export function Dialog({ title, onClose, dismissable = true, children }: DialogProps) {
  useReturnedFocus();
  return (
    <Modal open onClose={dismissable ? onClose : () => undefined} className="dialog">
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div className="fixed inset-0 grid overflow-y-auto p-4">
        <DialogPanel className="dialog-panel">
          <div className="mb-5 flex items-center justify-between gap-4">
            <DialogTitle className="text-2xl">{title}</DialogTitle>
            {dismissable && (
              <button type="button" className="icon-button -mr-3" aria-label="Close" onClick={onClose}>
                <Icon path={icons.close} />
              </button>
            )}
          </div>
          {children}
        </DialogPanel>
      </div>
    </Modal>
  );
}

/** Gives the focus back to what opened the dialog; Headless UI cannot when its code came after that click. */
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
