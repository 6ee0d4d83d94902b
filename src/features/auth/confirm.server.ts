import { m } from '../../paraglide/messages.js';
import type { AstroCookies } from 'astro';
import { redeemCode, redeemLink } from '../../core/backend/auth.ts';
import {
  CONFIRMED_HASH,
  RESET_PASSWORD_PATH,
  type AuthFailure,
  type LinkPurpose,
  type LinkResult,
} from '../../core/account.ts';
import { resetProblems } from './auth-rules.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { sessionClient } from '../../server/session.ts';
import { openReset } from '../profile/account.server.ts';

type PageContext = PersonContext & { url: URL; cookies: AstroCookies };

/** Why it failed; the form can be submitted again. */
interface Problem {
  text: string;
  status: 422 | 429 | 503;
}

/**
 * What the confirm page does: `redirect` a newly signed-in user; ask before using a link (`link`); take a
 * `code`; say that a signed-in user's address is `confirmed` (the link may be for another); or say that the
 * link is `broken`.
 */
export type ConfirmPage =
  | { kind: 'redirect'; to: string }
  | { kind: 'link'; purpose: LinkPurpose; tokenHash: string; problem: Problem | null }
  | { kind: 'code'; purpose: LinkPurpose; email: string; problem: Problem | null }
  | { kind: 'confirmed'; email: string; tokenHash: string | null }
  | { kind: 'broken'; purpose: LinkPurpose };

/** A code, spaces removed; hosted Supabase allows up to ten digits. */
const CODE = /^\d{6,10}$/;

/**
 * Loads the page of a mail's link. Only its form's POST uses the link or code, which mail scanners do not
 * send.
 */
export async function loadConfirmPage(context: PageContext): Promise<ConfirmPage> {
  const { request, response, url } = context;
  response.headers.set('Cache-Control', 'private, no-store');
  // The address is a secret: no referrer for other sites. `no-referrer` would also send the form's POST
  // without `Origin`, and the host would refuse it from browsers without fetch metadata.
  response.headers.set('Referrer-Policy', 'same-origin');
  const posted = request.method === 'POST';
  const given = posted ? await formOf(request) : url.searchParams;
  const purpose = given.get('type') === 'recovery' ? 'recovery' : 'signup';
  const tokenHash = given.get('token_hash') ?? '';
  const email = (given.get('email') ?? '').trim();
  if (tokenHash) return posted ? useLink(context, purpose, tokenHash) : askFirst(context, purpose, tokenHash);
  const code = (given.get('code') ?? '').replace(/[\s-]/g, '');
  return posted
    ? useCode(context, { purpose, email, code })
    : { kind: 'code', purpose, email, problem: null };
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

/** The signed-in user's address. */
async function signedInAs(context: PageContext): Promise<string | null> {
  const person = await forPerson(context, ({ account }) => Promise.resolve(account.email));
  return person.kind === 'ok' ? person.data : null;
}

async function askFirst(context: PageContext, purpose: LinkPurpose, tokenHash: string): Promise<ConfirmPage> {
  const email = purpose === 'signup' ? await signedInAs(context) : null;
  return email === null
    ? { kind: 'link', purpose, tokenHash, problem: null }
    : { kind: 'confirmed', email, tokenHash };
}

async function useLink(context: PageContext, purpose: LinkPurpose, tokenHash: string): Promise<ConfirmPage> {
  const result = await redeemLink(await sessionClient(context), tokenHash, purpose);
  if (result.kind === 'session') return arrive(context, purpose);
  const problem = outage(result);
  if (problem) return { kind: 'link', purpose, tokenHash, problem };
  const email = purpose === 'signup' ? await signedInAs(context) : null;
  return email === null ? { kind: 'broken', purpose } : { kind: 'confirmed', email, tokenHash: null };
}

async function useCode(
  context: PageContext,
  { purpose, email, code }: { purpose: LinkPurpose; email: string; code: string },
): Promise<ConfirmPage> {
  const again = (text: string): ConfirmPage => {
    return { kind: 'code', purpose, email, problem: { text, status: 422 } };
  };
  const wrongAddress = resetProblems({ email }).email;
  if (wrongAddress) return again(wrongAddress.text);
  if (!CODE.test(code)) return again(m.confirm_code_malformed());
  const result = await redeemCode(await sessionClient(context), { email, code, purpose });
  if (result.kind === 'session') return arrive(context, purpose);
  const problem = outage(result);
  return problem ? { kind: 'code', purpose, email, problem } : again(m.confirm_code_wrong());
}

async function arrive(context: PageContext, purpose: LinkPurpose): Promise<ConfirmPage> {
  if (purpose === 'signup') return { kind: 'redirect', to: `/${CONFIRMED_HASH}` };
  await openReset(context.cookies);
  return { kind: 'redirect', to: RESET_PASSWORD_PATH };
}

/** The error, if it is temporary and the link still valid. */
function outage({ reason, message: text }: Extract<LinkResult, AuthFailure>): Problem | null {
  if (reason === 'limited') return { text, status: 429 };
  return reason === 'offline' || reason === 'unavailable' || reason === 'full' ? { text, status: 503 } : null;
}
