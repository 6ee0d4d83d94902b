import type { AstroCookies } from 'astro';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import { loadTokens } from '../connections/tokens.queries.ts';
import { loadOwnLanguage } from './language.queries.ts';
import { loadProfile } from '../../core/backend/profiles.ts';
import { loadOwnRegion } from '../watch/regions.queries.ts';
import { loadHalfStars } from '../reviews/ratings.queries.ts';
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

/** Remembers, for this page only, that the session began with a link for a new password. */
const RESET_COOKIE = 'marquee-reset';

/** Seconds a form opened by a link may be left lying. */
const RESET_SECONDS = 30 * 60;

/**
 * What the reset-password page is to do: `redirect` to itself after redeeming a link, so that its code leaves
 * the address bar; go home because the password is set (`done`), or say so first (`saved`); show the form (`ready`); or
 * say what is wrong with the link the user followed.
 */
export type ResetPage = 'redirect' | 'done' | 'saved' | 'ready' | 'broken' | 'elsewhere' | 'uninvited';

async function resetCookie() {
  const { config } = await services();
  const secure = config.siteUrl.startsWith('https:');
  return { path: RESET_PASSWORD_PATH, httpOnly: true, sameSite: 'lax', secure } as const;
}

/** Lets this browser see the form for a new password, for the half hour after a link brought it. */
export async function openReset(cookies: AstroCookies): Promise<void> {
  cookies.set(RESET_COOKIE, '1', { ...(await resetCookie()), maxAge: RESET_SECONDS });
}

/** Redeems the link of a reset mail; the form is for those only whom a link brought. */
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
  // The form says so itself when the backend still does not answer.
  return person.kind === 'ok' || person.kind === 'error' ? 'ready' : 'uninvited';
}

/** The tokens that a form for a new password offers to revoke; none where they cannot be read. */
export async function loadResetTokens(context: PersonContext): Promise<string[]> {
  const person = await forPerson(context, workingTokens);
  return person.kind === 'ok' ? person.data : [];
}

/** One's own page: without a profile where none was made yet, or where `failure` says why it cannot be read now. */
export interface ProfilePage {
  account: Account;
  profile: Profile | null;
  failure: string | null;
  /** Whether lists leave out what they have seen. */
  hideSeen: boolean;
  /** Whether they give half stars. */
  halfStars: boolean;
  /** What they are written to in. */
  language: Language;
  /** The country they have said to watch in, and those to choose from; none where the catalogue does not tell. */
  region: string | null;
  regions: readonly Region[];
  /** What they tick their services in; null where it cannot be read. */
  services: MyServicesPart | null;
  /** Their page for others; null where it cannot be read. */
  own: OwnPagePart | null;
  /** Names of the tokens that work for programs. */
  tokens: string[];
  /** What a form saved just now, and the form that was refused. */
  saved: Saved | null;
  refused: RefusedForm | null;
}

/** Names of the tokens that work for programs. */
async function workingTokens({ client, userId }: Pick<Person, 'client' | 'userId'>): Promise<string[]> {
  const now = (await services()).clock().toISOString();
  const tokens = await loadTokens(client, userId);
  return tokens.filter(({ endsAt }) => endsAt === null || endsAt > now).map(({ name }) => name);
}

/** The regions there are to choose from; a profile does without. */
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

/** What an address says was saved. */
export function savedIn(url: URL): Saved | null {
  const saved = url.searchParams.get(SAVED) ?? '';
  return Object.hasOwn(SAVED_BY, saved) ? (saved as Saved) : null;
}

/** Where the answer to a form leads when it saved something. */
const savedPath = (saved: Saved): string =>
  `${withParameters(PROFILE_PATH, { [SAVED]: saved })}#${PROFILE_FORMS[SAVED_BY[saved]]}`;

/**
 * The profile of whoever is signed in; a missing profile row is no error (docs/behaviour.md, People), and one that
 * cannot be read keeps nobody from what needs none: signing out, another password, the end of the account. A form that
 * was posted is saved first, and leads back here (`to`) where nothing speaks against it.
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
      const [profile, hideSeen, halfStars, language, region, ticked, own, tokens] = await Promise.all([
        loadProfile(client, account.id),
        loadHideSeen(client, account.id),
        loadHalfStars(client, account.id),
        loadOwnLanguage(client),
        loadOwnRegion(client),
        loadMyServicesPart(person),
        loadOwnPagePart(person),
        workingTokens(person),
      ]);
      const settings = { hideSeen, halfStars, language, region, tokens };
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
