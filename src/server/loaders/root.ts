import type { Outcome } from '../../domain/outcome.ts';
import type { TitleSummary } from '../../domain/title.ts';
import { currentAccount, type SessionContext } from '../session.ts';
import { redeemEmailLink } from './email-link.ts';
import { loadHome, type HomePage } from './home.ts';
import { loadLanding } from './landing.ts';

/** The longest the choice between landing and home waits for the session check (spec point 9). */
const SESSION_WAIT_MS = 500;

/** What stands at `/`: somewhere else, what became of a mail's link, the home page, or the landing page. */
export type RootPage =
  | { kind: 'redirect' }
  | { kind: 'notice'; link: 'elsewhere' | 'broken' }
  | { kind: 'home'; home: HomePage }
  | { kind: 'landing'; landing: Outcome<{ trending: TitleSummary[] }> };

async function isSignedIn(context: SessionContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SESSION_WAIT_MS);
  });
  const account = await Promise.race([currentAccount(context), patience]);
  clearTimeout(timer);
  return account !== null;
}

/** Chooses on the server what `/` shows, so that nothing has to change once it is on the screen. */
export async function loadRoot(
  context: SessionContext & { url: URL; locals: { requestId: string; signedIn: boolean } },
): Promise<RootPage> {
  const link = await redeemEmailLink(context);
  if (link === 'session') return { kind: 'redirect' };
  if (link !== 'none') return { kind: 'notice', link };
  const { requestId, signedIn } = context.locals;
  if (signedIn && (await isSignedIn(context))) return { kind: 'home', home: await loadHome(requestId) };
  return { kind: 'landing', landing: await loadLanding(requestId) };
}
