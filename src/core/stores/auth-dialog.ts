import { atom } from 'nanostores';
import type { KeptIntent } from './intent.ts';
import { readable } from './readable.ts';

/** `verify`: the confirmation mail was sent to `email`. */
export type AuthView = { name: 'signIn' | 'signUp' | 'forgot' } | { name: 'verify'; email: string };

const $authDialogNow = atom<AuthView | null>(null);

/** Null while closed. */
export const $authDialog = readable($authDialogNow);

let goOn: (() => unknown) | undefined;
let intended: KeptIntent | undefined;
let reason: string | undefined;

/**
 * Opens the dialog. `after` is the refused action, which runs after sign-in; `intent` is the part of it that survives
 * waiting for a mail; `why` is the reason the dialog shows.
 */
export function openAuthDialog(
  view: 'signIn' | 'signUp' | 'forgot' = 'signIn',
  after?: () => unknown,
  intent?: KeptIntent,
  why?: string,
): void {
  goOn = after;
  intended = intent;
  reason = why;
  $authDialogNow.set({ name: view });
}

/** Switches the dialog's view; does nothing once it is closed. */
export function turnAuthDialog(view: AuthView): void {
  if ($authDialog.get()) $authDialogNow.set(view);
}

/** The open dialog's intent. */
export function intentOfDialog(): KeptIntent | undefined {
  return intended;
}

/** The open dialog's reason. */
export function reasonOfDialog(): string | undefined {
  return reason;
}

/** Closes the dialog without running its `after`. */
export function closeAuthDialog(): void {
  goOn = undefined;
  intended = undefined;
  reason = undefined;
  $authDialogNow.set(null);
}

/** Closes the dialog after sign-in and runs its `after`. */
export async function completeAuthDialog(): Promise<void> {
  const run = goOn;
  closeAuthDialog();
  await run?.();
}
