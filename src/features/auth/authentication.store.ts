import { authResendFailed, authResetFailed, authSignInFailed, authSignUpFailed } from './auth-words.ts';
import { m } from '../../paraglide/messages.js';
import { requestPasswordReset, resendVerification, signIn, signUp } from '../../core/backend/auth.ts';
import type { Client } from '../../core/backend/client.ts';
import type { AuthFailure } from '../../core/account.ts';
import {
  RESEND_PAUSE_SECONDS,
  firstProblem,
  resetProblems,
  signInProblems,
  signUpProblems,
  type FormAnswer,
  type FormRefusal,
  type Problems,
  type SignInValues,
  type SignUpValues,
} from './auth-rules.ts';
import { attempt, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { completeAuthDialog, turnAuthDialog, intentOfDialog } from '../../core/stores/auth-dialog.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { keepIntent } from '../../core/stores/intent.ts';
import { changeSession, renewPage } from '../../core/stores/session.ts';
import { showError, showToast } from '../../core/stores/toasts.ts';

type Message = { title: string; text: string };

/** Shows the first problem; null if there is none and the form may be sent. */
function refuse<Field extends string>(problems: Problems<Field>): FormAnswer<Field> | null {
  const first = firstProblem(problems);
  if (!first) return null;
  showError(first);
  return { kind: 'invalid', problems };
}

/** Shows the auth server's refusal, or why it could not be reached. */
function fail(refused: AuthFailure | Failure, words: Message): FormRefusal {
  if ('code' in refused) sayFailure(refused, words);
  else showError(words);
  const retryAfter = 'code' in refused ? null : refused.retryAfter;
  return { kind: 'failed', message: words.text, retryAfter };
}

/** Calls the backend; a client that failed to load is a failure too. */
async function ask<Result>(call: (client: Client) => Promise<Result>): Promise<Result | Failure> {
  const asked = await attempt(() => changeSession(call));
  return asked.kind === 'ok' ? asked.value : asked;
}

const origin = () => currentEnvironment().page.origin;

/** Signs in, closes the dialog and runs its `after`. */
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
      return fail(result, authSignInFailed(result.message));
    case 'notConfirmed':
      return offerMail({ title: m.auth_not_confirmed_title(), text: m.auth_not_confirmed_text() }, address);
    case 'signedOut':
      return offerMail(
        { title: m.auth_signed_out_again_title(), text: m.auth_signed_out_again_text() },
        address,
      );
    case 'signedIn':
      showToast({ title: m.auth_signed_in_title(), text: m.auth_signed_in_text() });
      // Before the page reloads, which would abort it.
      await completeAuthDialog();
      renewPage();
      return { kind: 'done' };
  }
}

/** Refuses an unconfirmed address; the toast's button sends the mail again. */
function offerMail(message: Message, email: string): FormAnswer<never> {
  const run = () => {
    turnAuthDialog({ name: 'verify', email });
    void resendMail(email);
  };
  showToast({ ...message, destructive: true, action: { label: m.auth_resend(), run } });
  return { kind: 'failed', message: message.text, retryAfter: null };
}

/** Signs up; shows the `verify` view if the address needs confirmation. */
export async function submitSignUp(values: SignUpValues): Promise<FormAnswer<keyof SignUpValues>> {
  const { password } = values;
  const email = values.email.trim();
  const fullName = values.fullName.trim();
  const refused = refuse(signUpProblems({ fullName, email, password }));
  if (refused) return refused;
  const result = await ask((client) => signUp(client, { email, password, fullName, origin: origin() }));
  switch (result.kind) {
    case 'failed':
      return fail(result, authSignUpFailed(result.message));
    case 'verify':
      keepIntent(email, intentOfDialog());
      mailed(email, RESEND_PAUSE_SECONDS);
      showToast({ title: m.auth_check_email_title(), text: m.auth_check_email_text() });
      turnAuthDialog({ name: 'verify', email });
      return { kind: 'done' };
    case 'created':
      showToast({ title: m.auth_created_title(), text: m.auth_created_text() });
      await completeAuthDialog();
      renewPage();
      return { kind: 'done' };
  }
}

/** Sends the mail with the link to the page for a new password. */
export async function submitResetRequest(values: { email: string }): Promise<FormAnswer<'email'>> {
  const email = values.email.trim();
  const refused = refuse(resetProblems({ email }));
  if (refused) return refused;
  const result = await ask((client) => requestPasswordReset(client, email, origin()));
  if (result.kind === 'failed') return fail(result, authResetFailed(result.message));
  showToast({ title: m.auth_reset_sent_title(), text: m.auth_reset_sent_text() });
  return { kind: 'done' };
}

/** When the next mail to an address is allowed (ms of the browser's clock). */
const nextMail = new Map<string, number>();

function mailed(email: string, pauseSeconds: number): void {
  nextMail.set(email, Date.now() + pauseSeconds * 1000);
}

/** Whole seconds until the next verification mail is allowed. */
export function resendPause(email: string): number {
  return Math.max(0, Math.ceil(((nextMail.get(email) ?? 0) - Date.now()) / 1000));
}

/**
 * Sends the verification mail again. Too early a try is not sent: it would be refused, and supabase-js would drop the
 * PKCE verifier that the earlier mail's link needs in this browser.
 */
export async function resendMail(email: string): Promise<FormAnswer<never>> {
  const pause = resendPause(email);
  if (pause > 0) {
    const late = await attempt(() => import('../../core/backend/refusal-words.ts'));
    const why = late.kind === 'ok' ? late.value.mailsLater(pause) : late.message;
    const words = authResendFailed(why);
    showError(words);
    return { kind: 'failed', message: words.text, retryAfter: pause };
  }
  const result = await ask((client) => resendVerification(client, email, origin()));
  if (result.kind === 'failed') {
    const refused = fail(result, authResendFailed(result.message));
    mailed(email, refused.retryAfter ?? 0);
    return refused;
  }
  mailed(email, RESEND_PAUSE_SECONDS);
  showToast({ title: m.auth_resent_title(), text: m.auth_resent_text() });
  return { kind: 'done' };
}
