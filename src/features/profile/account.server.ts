import type { AstroCookies } from 'astro';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import { loadTokens } from '../connections/tokens.queries.ts';
import { loadOwnLanguage } from './language.queries.ts';
import { loadProfile } from '../../core/backend/profiles.ts';
import { loadOwnRegion } from '../watch/regions.queries.ts';
import { loadStarSettings } from '../reviews/half-stars.queries.ts';
import { loadHideSeen } from '../marks/hide-seen.queries.ts';
import { type Account, RESET_DONE, RESET_PASSWORD_PATH } from '../../core/account.ts';
import type { Language } from '../../core/language/languages.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Region } from '../../core/offers.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import type { Profile } from '../../core/profile.ts';
import {
  PROFILE_FORMS,
  PROFILE_PATH,
  SAVED,
  SAVED_BY,
  type RefusedForm,
  type Saved,
} from './profile-forms.ts';
import { withParameters } from '../../core/routes.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { loadMyServicesPart, type MyServicesPart } from '../watch/my-services.server.ts';
import { loadOwnPagePart, type OwnPagePart } from '../public-profile/own-public-profile.server.ts';
import { redeemEmailLink } from '../auth/email-link.server.ts';
import { saveProfileForm } from './profile-forms.server.ts';

type PageContext = PersonContext & { url: URL; cookies: AstroCookies };

/** Marks, for this page only, that the session began with a link for a new password. */
const RESET_COOKIE = 'marquee-reset';

/** Lifetime of that mark (s). */
const RESET_SECONDS = 30 * 60;

/**
 * What the reset-password page does: `redirect` to itself after redeeming a link, which removes the code from
 * the address; go home because the password is set (`done`), or confirm it (`saved`); show the form
 * (`ready`); or say why the link is invalid.
 */
export type ResetPage = 'redirect' | 'done' | 'saved' | 'ready' | 'broken' | 'elsewhere' | 'uninvited';

async function resetCookie() {
  const { config } = await services();
  const secure = config.siteUrl.startsWith('https:');
  return { path: RESET_PASSWORD_PATH, httpOnly: true, sameSite: 'lax', secure } as const;
}

/** Allows this browser to set a new password for half an hour. */
export async function openReset(cookies: AstroCookies): Promise<void> {
  cookies.set(RESET_COOKIE, '1', { ...(await resetCookie()), maxAge: RESET_SECONDS });
}

/** Redeems a reset mail's link; only browsers with such a link get the form. */
export async function loadResetPage(context: PageContext): Promise<ResetPage> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const cookie = await resetCookie();
  if (context.url.searchParams.has(RESET_DONE)) {
    context.cookies.delete(RESET_COOKIE, cookie);
    return 'done';
  }
  if (context.url.searchParams.has(SAVED)) {
    const isInvited = context.cookies.has(RESET_COOKIE);
    context.cookies.delete(RESET_COOKIE, cookie);
    return isInvited ? 'saved' : 'done';
  }
  const link = await redeemEmailLink(context);
  if (link === 'session') {
    await openReset(context.cookies);
    return 'redirect';
  }
  if (link !== 'none') return link;
  if (!context.cookies.has(RESET_COOKIE)) return 'uninvited';
  const person = await forPerson(context, () => Promise.resolve());
  // The form itself reports a backend failure.
  return person.kind === 'ok' || person.kind === 'error' ? 'ready' : 'uninvited';
}

/** The names of tokens a new password may revoke; empty if loading fails. */
export async function loadResetTokens(context: PersonContext): Promise<string[]> {
  const person = await forPerson(context, workingTokens);
  return person.kind === 'ok' ? person.data : [];
}

/** The profile page. `profile` is null if there is none, or if `failure` says why it cannot be loaded. */
export interface ProfilePage {
  account: Account;
  profile: Profile | null;
  failure: string | null;
  /** Whether lists hide seen titles. */
  hideSeen: boolean;
  /** Whether the user gives half stars. */
  halfStars: boolean;
  /** Whether their stars mark a movie as watched. */
  ratedIsSeen: boolean;
  /** What they are written to in. */
  language: Language;
  /** The chosen region, and all regions; none if the catalogue fails. */
  region: string | null;
  regions: readonly Region[];
  /** The user's streaming services; null if loading fails. */
  services: MyServicesPart | null;
  /** The user's public profile; null if loading fails. */
  own: OwnPagePart | null;
  /** Names of valid API tokens. */
  tokens: string[];
  /** What a form has just saved, or the refused form. */
  saved: Saved | null;
  refused: RefusedForm | null;
}

/** Names of valid API tokens. */
async function workingTokens({ client, userId }: Pick<Person, 'client' | 'userId'>): Promise<string[]> {
  const now = (await services()).clock().toISOString();
  const tokens = await loadTokens(client, userId);
  return tokens.filter(({ endsAt }) => endsAt === null || endsAt > now).map(({ name }) => name);
}

/** All regions; empty if the catalogue fails. */
async function regionsToChoose(requestId: string): Promise<readonly Region[]> {
  const { catalogue, log } = await services();
  try {
    return await catalogue.regions();
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    log.warn({ requestId, err: error.cause }, error.message);
    return [];
  }
}

/** Which form the address says was saved. */
export function savedIn(url: URL): Saved | null {
  const saved = url.searchParams.get(SAVED) ?? '';
  return Object.hasOwn(SAVED_BY, saved) ? (saved as Saved) : null;
}

/** Where a saved form redirects. */
const savedPath = (saved: Saved): string =>
  `${withParameters(PROFILE_PATH, { [SAVED]: saved })}#${PROFILE_FORMS[SAVED_BY[saved]]}`;

/**
 * Loads the signed-in user's profile page. A missing profile row is no error (docs/behaviour.md, People); if
 * it cannot be loaded, sign-out, password and account deletion still work. Saves a posted form first; if it
 * is valid, returns where to redirect (`to`).
 */
export function loadProfilePage(
  context: PersonContext & { url: URL },
): Promise<PersonOutcome<ProfilePage | { to: string }>> {
  return forPerson(context, async (person) => {
    const { client, account } = person;
    const sent = context.request.method === 'POST' ? await saveProfileForm(person) : null;
    if (sent && 'saved' in sent) return { to: savedPath(sent.saved) };
    const forms = { saved: savedIn(context.url), refused: sent && sent.refused };
    const regions = await regionsToChoose(context.locals.requestId);
    try {
      const [profile, hideSeen, stars, language, region, ticked, own, tokens] = await Promise.all([
        loadProfile(client, account.id),
        loadHideSeen(client, account.id),
        loadStarSettings(client, account.id),
        loadOwnLanguage(client),
        loadOwnRegion(client),
        loadMyServicesPart(person),
        loadOwnPagePart(person),
        workingTokens(person),
      ]);
      const settings = { hideSeen, ...stars, language, region, tokens };
      return { account, profile, ...settings, ...forms, regions, services: ticked, own, failure: null };
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind === 'expired') throw error;
      const { message } = onServer(error);
      const { log } = await services();
      log.warn({ requestId: context.locals.requestId, err: error.cause }, `profile: ${inLog(error)}`);
      const nothing = {
        profile: null,
        hideSeen: false,
        halfStars: false,
        ratedIsSeen: true,
        language: 'en' as const,
        region: null,
        services: null,
        own: null,
        tokens: [],
      };
      return { account, ...nothing, ...forms, regions, failure: message };
    }
  });
}
