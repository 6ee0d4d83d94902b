import { atom } from 'nanostores';
import type { KeptIntent } from '../lists/intent.ts';
import { readable } from '../readable.ts';

/** `verify` waits for the link in a mail to `email`. */
export type AuthView = { name: 'signIn' | 'signUp' | 'forgot' } | { name: 'verify'; email: string };

const $authDialogNow = atom<AuthView | null>(null);

/** The authentication dialog; null while it is closed. */
export const $authDialog = readable($authDialogNow);

let goOn: (() => unknown) | undefined;
let intended: KeptIntent | undefined;
let reason: string | undefined;

/**
 * Opens the dialog; `after` is the refused action, which is taken up once the person is signed in, `intent` what of it
 * can wait for a mail, and `why` what the dialog says it needs them for.
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

/** Turns the open dialog to another view; does nothing when it was closed meanwhile. */
export function turnAuthDialog(view: AuthView): void {
  if ($authDialog.get()) $authDialogNow.set(view);
}

/** What the open dialog was opened for, as far as it can be kept. */
export function intentOfDialog(): KeptIntent | undefined {
  return intended;
}

/** What the open dialog says it is needed for. */
export function reasonOfDialog(): string | undefined {
  return reason;
}

/** Closes the dialog and forgets what it was opened for. */
export function closeAuthDialog(): void {
  goOn = undefined;
  intended = undefined;
  reason = undefined;
  $authDialogNow.set(null);
}

/** Closes the dialog of somebody who is signed in now, and does what it was opened for. */
export async function completeAuthDialog(): Promise<void> {
  const run = goOn;
  closeAuthDialog();
  await run?.();
}
