import type { AstroCookies } from 'astro';
import { verifiedAccount } from '../../backend/auth.ts';
import { BackendError } from '../../backend/errors.ts';
import { loadProfile } from '../../backend/profiles.ts';
import type { Account } from '../../domain/account.ts';
import { RESET_DONE, RESET_PASSWORD_PATH } from '../../domain/account.ts';
import type { Profile } from '../../domain/profile.ts';
import { services } from '../services.ts';
import { sessionClient, type SessionContext } from '../session.ts';
import { redeemEmailLink } from './email-link.ts';

type PageContext = SessionContext & {
  url: URL;
  cookies: AstroCookies;
  locals: { clientAddress: string; requestId: string; signedIn: boolean };
};

/** Remembers, for this page only, that the session began with a link for a new password. */
const RESET_COOKIE = 'marquee-reset';

/** Seconds a form opened by a link may be left lying. */
const RESET_SECONDS = 30 * 60;

/**
 * What the reset-password page is to do: `redirect` to itself after redeeming a link, so that its code leaves
 * the address bar; go home because the password is set (`done`); show the form (`ready`); or say what is wrong
 * with the way somebody came.
 */
export type ResetPage = 'redirect' | 'done' | 'ready' | 'broken' | 'elsewhere' | 'uninvited';

/** Redeems the link of a reset mail; the form is for those only whom a link brought. */
export async function loadResetPage(context: PageContext): Promise<ResetPage> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const { config } = await services();
  const cookie = {
    path: RESET_PASSWORD_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.siteUrl.startsWith('https:'),
  } as const;
  if (context.url.searchParams.has(RESET_DONE)) {
    context.cookies.delete(RESET_COOKIE, cookie);
    return 'done';
  }
  const link = await redeemEmailLink(context);
  if (link === 'session') {
    context.cookies.set(RESET_COOKIE, '1', { ...cookie, maxAge: RESET_SECONDS });
    return 'redirect';
  }
  if (link !== 'none') return link;
  if (!context.locals.signedIn || !context.cookies.has(RESET_COOKIE)) return 'uninvited';
  try {
    return (await verifiedAccount(await sessionClient(context))) ? 'ready' : 'uninvited';
  } catch (error) {
    // The form says so itself when the backend still does not answer.
    if (error instanceof BackendError) return 'ready';
    throw error;
  }
}

/** The profile page of a visitor, of somebody signed in, or of a backend that does not answer. */
export type ProfilePage =
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; account: Account; profile: Profile | null }
  | { kind: 'error'; message: string };

/** Who is signed in, with their profile; a missing profile row is no error (spec point 8). */
export async function loadProfilePage(context: PageContext): Promise<ProfilePage> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  if (!context.locals.signedIn) return { kind: 'signedOut' };
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    if (!account) return { kind: 'signedOut' };
    return { kind: 'signedIn', account, profile: await loadProfile(client, account.id) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    log.warn({ requestId: context.locals.requestId, err: error.cause }, error.message);
    return { kind: 'error', message: error.message };
  }
}
