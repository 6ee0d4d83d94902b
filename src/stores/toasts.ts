import { atom, type ReadableAtom } from 'nanostores';
import { CARRIED_TOAST } from '../domain/toasts/carried-toast.ts';
import { tabMemory } from './browser-memory.ts';

/** What a toast says and offers. */
export interface ToastContent {
  title: string;
  text?: string | undefined;
  /** To be copied by hand: shown in a field, selected. */
  field?: string;
  /** Marks errors. */
  destructive?: boolean;
  /** Announced and not shown: what was used shows it already. */
  quiet?: boolean;
  /** One way on, such as an undo; using it closes the toast. */
  action?: ToastAction;
  /** Another beside it. */
  more?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** A shown toast; `id` tells two with the same words apart. */
export interface Toast extends ToastContent {
  id: number;
}

/** Toasts of one page: there is one at a time, and a newer one takes its place. */
export interface Toasts {
  /** The toast to show now. */
  $toast: ReadableAtom<Toast | null>;
  /** Shows a toast in place of the present one; answers its id. */
  show: (content: ToastContent) => number;
  /** Takes the present toast away. */
  dismiss: () => void;
  /** Closes the toast and does what it offers, or what it offers besides. */
  runAction: (which?: 'action' | 'more') => void;
}

/** Makes a place for toasts. */
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

/** Those of the page somebody looks at. */
export const pageToasts = createToasts();
export const { $toast, dismiss: dismissToast, runAction: runToastAction } = pageToasts;

/** Shows a toast in place of the present one. */
export function showToast(content: ToastContent): void {
  pageToasts.show(content);
}

/** Shows an error. */
export function showError({ title, text }: { title: string; text: string }): void {
  showToast({ title, text, destructive: true });
}

/** Lets the present toast be read on the page that comes next; what it offers stays behind. */
export function carryToast(): void {
  const toast = $toast.get();
  if (!toast) return;
  const { title, text, destructive, quiet } = toast;
  tabMemory.keep(CARRIED_TOAST, { title, text, destructive, quiet });
}

/** Shows, once, what the page before left to be read. */
export function showCarriedToast(): void {
  const carried = tabMemory.recall(CARRIED_TOAST) as ToastContent | null;
  tabMemory.forget(CARRIED_TOAST);
  if (carried) showToast(carried);
}
