import { atom } from 'nanostores';
import { CONFIRMED_HASH } from '../domain/account.ts';
import { AUTH_MESSAGES } from '../domain/auth-messages.ts';
import { CARRIED_TOAST } from '../domain/carried-toast.ts';
import { currentEnvironment } from './environment.ts';

/** What a toast says and offers. */
export interface ToastContent {
  title: string;
  text?: string | undefined;
  /** Marks errors. */
  destructive?: boolean;
  /** One way on, such as an undo; using it closes the toast. */
  action?: { label: string; run: () => void };
}

/** A shown toast; `id` tells two with the same words apart. */
export interface Toast extends ToastContent {
  id: number;
}

/** The toast to show now: there is one at a time, and a newer one takes its place. */
export const $toast = atom<Toast | null>(null);

let shown = 0;

/** Shows a toast in place of the present one. */
export function showToast(content: ToastContent): void {
  shown += 1;
  $toast.set({ ...content, id: shown });
}

/** Shows an error. */
export function showError({ title, text }: { title: string; text: string }): void {
  showToast({ title, text, destructive: true });
}

/** Takes the present toast away. */
export function dismissToast(): void {
  $toast.set(null);
}

/** Closes the toast and does what it offers. */
export function runToastAction(): void {
  const action = $toast.get()?.action;
  dismissToast();
  action?.run();
}

/** Lets the present toast be read on the page that comes next; what it offers stays behind. */
export function carryToast(): void {
  const toast = $toast.get();
  if (!toast) return;
  const { title, text, destructive } = toast;
  try {
    currentEnvironment().tabStorage.setItem(CARRIED_TOAST, JSON.stringify({ title, text, destructive }));
  } catch {
    // Without storage the toast ends with its page.
  }
}

/** Shows, once, what the page before, or the link of a mail, left to be read. */
export function showCarriedToast(): void {
  if (currentEnvironment().page.takeHash(CONFIRMED_HASH)) showToast(AUTH_MESSAGES.confirmed);
  try {
    const { tabStorage } = currentEnvironment();
    const carried = tabStorage.getItem(CARRIED_TOAST);
    tabStorage.removeItem(CARRIED_TOAST);
    if (carried) showToast(JSON.parse(carried) as ToastContent);
  } catch {
    // Nothing readable was left.
  }
}
