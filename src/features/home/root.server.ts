import type { Outcome } from '../../core/outcome.ts';
import type { Reminder } from '../reminders/reminders.ts';
import type { SavedSearch } from '../search/saved-searches.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { redeemEmailLink } from '../auth/email-link.server.ts';
import { loadHome, type HomePage } from './home.server.ts';
import { inTime } from '../../server/in-time.ts';
import { LATE } from '../../server/within-time.ts';
import { loadLanding, type LandingPage } from './landing.server.ts';
import { loadOutNow } from '../reminders/reminders.server.ts';
import { loadSearchesOfHome } from '../search/saved-searches.server.ts';

/** The page at `/`: a redirect, the result of a mail's link, the home page or the landing page. */
export type RootPage =
  | { kind: 'redirect' }
  | { kind: 'notice'; link: 'elsewhere' | 'broken' }
  | { kind: 'home'; home: HomePage; outNow: Reminder[]; searches: SavedSearch[] }
  | { kind: 'landing'; landing: Outcome<LandingPage> };

/** Chooses the page at `/` on the server, so that nothing changes after it is shown. */
export async function loadRoot(
  context: PersonContext & { url: URL; locals: { signedIn: boolean } },
): Promise<RootPage> {
  const link = await redeemEmailLink(context);
  if (link === 'session') return { kind: 'redirect' };
  if (link !== 'none') return { kind: 'notice', link };
  const { requestId, signedIn } = context.locals;
  const person = signedIn ? await inTime(forPerson(context, (who) => Promise.resolve(who))) : null;
  // Until the session is verified the cookie decides: this page contains nothing personal.
  if (person === LATE)
    return {
      kind: 'home',
      home: await loadHome(context, null),
      outNow: [],
      searches: [],
    };
  if (person?.kind === 'ok') {
    const [home, outNow, searches] = await Promise.all([
      loadHome(context, person.data),
      inTime(loadOutNow(person.data)),
      inTime(loadSearchesOfHome(person.data)),
    ]);
    return {
      kind: 'home',
      home,
      outNow: outNow === LATE ? [] : outNow,
      searches: searches === LATE ? [] : searches,
    };
  }
  return { kind: 'landing', landing: await loadLanding(requestId) };
}
