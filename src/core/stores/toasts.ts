import { atom, type ReadableAtom } from 'nanostores';
import { CARRIED_TOAST } from '../carried-toast.ts';
import { tabMemory } from './browser-memory.ts';

export interface ToastContent {
  title: string;
  text?: string | undefined;
  /** Text to copy by hand, shown selected in a field. */
  field?: string;
  destructive?: boolean;
  /** Announced to screen readers only: the control already shows the result. */
  quiet?: boolean;
  /** An action such as an undo; running it closes the toast. */
  action?: ToastAction;
  more?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** `id` distinguishes toasts with the same text. */
export interface Toast extends ToastContent {
  id: number;
}

/** A page's toasts: one at a time; a newer one replaces it. */
export interface Toasts {
  $toast: ReadableAtom<Toast | null>;
  /** Shows a toast in place of the visible one; returns its id. */
  show: (content: ToastContent) => number;
  dismiss: () => void;
  /** Closes the toast and runs one of its actions. */
  runAction: (which?: 'action' | 'more') => void;
}

export function createToasts(): Toasts {
  const $toast = atom<Toast | null>(null);
  let shown = 0;
  const dismiss = () => {
    $toast.set(null);
  };
  return {
    $toast,
    show(content) {
      shown += 1;
      $toast.set({ ...content, id: shown });
      return shown;
    },
    dismiss,
    runAction(which = 'action') {
      const action = $toast.get()?.[which];
      dismiss();
      action?.run();
    },
  };
}

export const pageToasts = createToasts();
export const { $toast, dismiss: dismissToast, runAction: runToastAction } = pageToasts;

/** Shows a toast in place of the visible one. */
export function showToast(content: ToastContent): void {
  pageToasts.show(content);
}

export function showError({ title, text }: { title: string; text: string }): void {
  showToast({ title, text, destructive: true });
}

/** Shows the current toast on the next page too, without its actions. */
export function carryToast(): void {
  const toast = $toast.get();
  if (!toast) return;
  const { title, text, destructive, quiet } = toast;
  tabMemory.keep(CARRIED_TOAST, { title, text, destructive, quiet });
}

/** Shows the toast carried over from the page before, once. */
export function showCarriedToast(): void {
  const carried = tabMemory.recall(CARRIED_TOAST) as ToastContent | null;
  tabMemory.forget(CARRIED_TOAST);
  if (carried) showToast(carried);
}
