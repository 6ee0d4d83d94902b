import { requestPasswordReset, resendVerification, signIn, signUp } from '../../backend/auth/auth.ts';
import type { Client } from '../../backend/client.ts';
import type { AuthFailure } from '../../domain/auth/account.ts';
import { AUTH_MESSAGES } from '../../domain/messages.ts';
import {
  RESEND_PAUSE_SECONDS,
  firstProblem,
  resetProblems,
  signInProblems,
  signUpProblems,
  type Problems,
  type SignInValues,
  type SignUpValues,
} from '../../domain/auth/auth-rules.ts';
import { attempt, sayFailure, type Failure } from '../attempt.ts';
import { completeAuthDialog, turnAuthDialog, intentOfDialog } from './auth-dialog.ts';
import { currentEnvironment } from '../environment.ts';
import { keepIntent } from '../lists/intent.ts';
import { changeSession, renewPage } from '../session.ts';
import { showError, showToast } from '../toasts.ts';

/** How a form ended: everything done, or what to say beside which field, or beneath them all. */
export type FormAnswer<Field extends string = string> =
  | { kind: 'done' }
  | { kind: 'invalid'; problems: Problems<Field> }
  | Refusal;

interface Refusal {
  kind: 'failed';
  message: string;
  retryAfter: number | null;
}

type Message = { title: string; text: string };

/** Says the first of the problems; nothing is sent while there is one. */
function refuse<Field extends string>(problems: Problems<Field>): FormAnswer<Field> | null {
  const first = firstProblem(problems);
  if (!first) return null;
  showError(first);
  return { kind: 'invalid', problems };
}

/** Says what the auth server refused, or why it could not be asked. */
function fail(refused: AuthFailure | Failure, words: Message): Refusal {
  if ('code' in refused) sayFailure(refused, words);
  else showError(words);
  const retryAfter = 'code' in refused ? null : refused.retryAfter;
  return { kind: 'failed', message: words.text, retryAfter };
}

/** Calls the backend; a client that could not even be loaded is a failure like any other. */
async function ask<Result>(call: (client: Client) => Promise<Result>): Promise<Result | Failure> {
  const asked = await attempt(() => changeSession(call));
  return asked.kind === 'ok' ? asked.value : asked;
}

const origin = () => currentEnvironment().page.origin;

/** Signs in, closes the dialog and takes up what it was opened for. */
export async function submitSignIn({
  email,
  password,
}: SignInValues): Promise<FormAnswer<keyof SignInValues>> {
  const address = email.trim();
  const refused = refuse(signInProblems({ email: address, password }));
  if (refused) return refused;
  const result = await ask((client) => signIn(client, address, password));
  switch (result.kind) {
    case 'failed':
      return fail(result, AUTH_MESSAGES.signInFailed(result.message));
    case 'notConfirmed':
      return offerMail(AUTH_MESSAGES.notConfirmed, address);
    case 'signedOut':
      return offerMail(AUTH_MESSAGES.signedOutAgain, address);
    case 'signedIn':
      showToast(AUTH_MESSAGES.signedIn);
      // Before the page may be asked for anew, which would cut it off.
      await completeAuthDialog();
      renewPage();
      return { kind: 'done' };
  }
}

/** An unconfirmed address is refused with a way to get the mail once more, which is sent as the button says. */
function offerMail(message: Message, email: string): FormAnswer<never> {
  const run = () => {
    turnAuthDialog({ name: 'verify', email });
    void resendMail(email);
  };
  showToast({ ...message, destructive: true, action: { label: AUTH_MESSAGES.resend, run } });
  return { kind: 'failed', message: message.text, retryAfter: null };
}

/** Registers a person, and shows where the mail went when the address is to be confirmed. */
export async function submitSignUp(values: SignUpValues): Promise<FormAnswer<keyof SignUpValues>> {
  const { password } = values;
  const email = values.email.trim();
  const fullName = values.fullName.trim();
  const refused = refuse(signUpProblems({ fullName, email, password }));
  if (refused) return refused;
  const result = await ask((client) => signUp(client, { email, password, fullName, origin: origin() }));
  switch (result.kind) {
    case 'failed':
      return fail(result, AUTH_MESSAGES.signUpFailed(result.message));
    case 'verify':
      keepIntent(email, intentOfDialog());
      mailed(email, RESEND_PAUSE_SECONDS);
      showToast(AUTH_MESSAGES.checkEmail);
      turnAuthDialog({ name: 'verify', email });
      return { kind: 'done' };
    case 'created':
      showToast(AUTH_MESSAGES.created);
      await completeAuthDialog();
      renewPage();
      return { kind: 'done' };
  }
}

/** Sends the mail that leads to the page for a new password. */
export async function submitResetRequest(values: { email: string }): Promise<FormAnswer<'email'>> {
  const email = values.email.trim();
  const refused = refuse(resetProblems({ email }));
  if (refused) return refused;
  const result = await ask((client) => requestPasswordReset(client, email, origin()));
  if (result.kind === 'failed') return fail(result, AUTH_MESSAGES.resetFailed(result.message));
  showToast(AUTH_MESSAGES.resetSent);
  return { kind: 'done' };
}

/** When another mail to an address may be asked for, in milliseconds of the browser's clock. */
const nextMail = new Map<string, number>();

function mailed(email: string, pauseSeconds: number): void {
  nextMail.set(email, Date.now() + pauseSeconds * 1000);
}

/** Whole seconds until another verification mail may be asked for. */
export function resendPause(email: string): number {
  return Math.max(0, Math.ceil(((nextMail.get(email) ?? 0) - Date.now()) / 1000));
}

/**
 * Sends the verification mail once more. A try that is too early is not sent: it would be refused, and
 * supabase-js would forget the verifier that the link of the mail before needs in this browser.
 */
export async function resendMail(email: string): Promise<FormAnswer<never>> {
  const pause = resendPause(email);
  if (pause > 0) {
    const late = await attempt(() => import('../../backend/auth/refusal-words.ts'));
    const why = late.kind === 'ok' ? late.value.mailsLater(pause) : late.message;
    const words = AUTH_MESSAGES.resendFailed(why);
    showError(words);
    return { kind: 'failed', message: words.text, retryAfter: pause };
  }
  const result = await ask((client) => resendVerification(client, email, origin()));
  if (result.kind === 'failed') {
    const refused = fail(result, AUTH_MESSAGES.resendFailed(result.message));
    mailed(email, refused.retryAfter ?? 0);
    return refused;
  }
  mailed(email, RESEND_PAUSE_SECONDS);
  showToast(AUTH_MESSAGES.resent);
  return { kind: 'done' };
}
