import { authSignUpFailed } from './auth-words.ts';
import { signUp } from '../../core/backend/auth.ts';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import type { AuthFailure } from '../../core/account.ts';
import { firstProblem, signUpProblems } from './auth-rules.ts';
import type { InvitationState } from './invitations.ts';
import { FULL_NAME_LIMIT } from '../../core/profile.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { visitorClient } from '../../server/session.ts';

/** The form's values and error. */
export interface JoinForm {
  fullName: string;
  email: string;
  problem: string | null;
}

/**
 * The invitation page: the `form`; a mail was `sent`, or the account `created` without one; the invitation is
 * `over`; the user is signed in (`already`); sign-up is open to `everybody`; or it `failed`.
 */
export type JoinPage =
  | { kind: 'form'; form: JoinForm; status: 200 | 422 | 429 | 503 }
  | { kind: 'sent'; email: string }
  | { kind: 'created' }
  | { kind: 'over'; state: Exclude<InvitationState, 'open'> }
  | { kind: 'already'; email: string }
  | { kind: 'everybody' }
  | { kind: 'failed'; message: string };

const EMPTY: JoinForm = { fullName: '', email: '', problem: null };

/** Loads an invitation's page. Only its form's POST uses the invitation, which link previews do not send. */
export async function loadJoinPage(context: PersonContext, secret: string): Promise<JoinPage> {
  const { response, request } = context;
  response.headers.set('Cache-Control', 'private, no-store');
  // The address is a secret; see confirm.server.ts.
  response.headers.set('Referrer-Policy', 'same-origin');
  const { door } = await services();
  if (!door.closed) return { kind: 'everybody' };
  const person = await forPerson(context, ({ account }) => Promise.resolve(account.email));
  if (person.kind === 'ok') return { kind: 'already', email: person.data };
  try {
    if (request.method === 'POST') return await join(context, secret, await request.formData());
    const state = await door.look(secret);
    return state === 'open' ? { kind: 'form', form: EMPTY, status: 200 } : { kind: 'over', state };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { kind: 'failed', message: onServer(error).message };
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

async function join({ locals }: PersonContext, secret: string, given: FormData): Promise<JoinPage> {
  const { door, config } = await services();
  const fullName = textOf(given, 'fullName').trim().slice(0, FULL_NAME_LIMIT);
  const email = textOf(given, 'email').trim();
  const password = textOf(given, 'password');
  const again = (problem: string, status: 422 | 429 | 503 = 422): JoinPage => {
    return { kind: 'form', form: { fullName, email, problem }, status };
  };
  const problem = firstProblem(signUpProblems({ fullName, email, password }));
  if (problem) return again(problem.text);
  const state = await door.take(secret, email);
  if (state !== 'open') return { kind: 'over', state };
  const client = await visitorClient(locals.clientAddress);
  const result = await signUp(client, { email, password, fullName, origin: new URL(config.siteUrl).origin });
  if (result.kind === 'failed') return again(authSignUpFailed(result.message).text, statusOf(result));
  return result.kind === 'verify' ? { kind: 'sent', email } : { kind: 'created' };
}

/** 422 for invalid input, 429 and 503 for temporary errors. */
function statusOf({ reason }: AuthFailure): 422 | 429 | 503 {
  if (reason === 'limited') return 429;
  return reason === 'offline' || reason === 'unavailable' || reason === 'full' ? 503 : 422;
}
