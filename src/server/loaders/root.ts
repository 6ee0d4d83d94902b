import type { Outcome } from '../../domain/outcome.ts';
import type { TitleSummary } from '../../domain/title.ts';
import type { Reminder } from '../../domain/reminders.ts';
import type { SavedSearch } from '../../domain/saved-searches.ts';
import { forPerson, type PersonContext } from '../person.ts';
import { redeemEmailLink } from './email-link.ts';
import { loadHome, type HomePage } from './home.ts';
import { loadLanding } from './landing.ts';
import { loadOutNow } from './reminders.ts';
import { loadSearchesOfHome } from './saved-searches.ts';

/** The longest the choice between landing and home waits for the session check (docs/behaviour.md, Pages). */
const SESSION_WAIT_MS = 500;

/** What stands at `/`: somewhere else, what became of a mail's link, the home page, or the landing page. */
export type RootPage =
  | { kind: 'redirect' }
  | { kind: 'notice'; link: 'elsewhere' | 'broken' }
  | { kind: 'home'; home: HomePage; outNow: Reminder[]; searches: SavedSearch[] }
  | { kind: 'landing'; landing: Outcome<{ trending: TitleSummary[] }> };

const LATE = Symbol('late');

/** What is known by then. */
async function inTime<T>(work: Promise<T>): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), SESSION_WAIT_MS);
  });
  const found = await Promise.race([work, patience]);
  clearTimeout(timer);
  return found;
}

/** Chooses on the server what `/` shows, so that nothing has to change once it is on the screen. */
export async function loadRoot(
  context: PersonContext & { url: URL; locals: { signedIn: boolean } },
): Promise<RootPage> {
  const link = await redeemEmailLink(context);
  if (link === 'session') return { kind: 'redirect' };
  if (link !== 'none') return { kind: 'notice', link };
  const { requestId, signedIn } = context.locals;
  const person = signedIn ? await inTime(forPerson(context, (who) => Promise.resolve(who))) : null;
  // While the check takes longer the cookie is believed: this page shows nothing that is anybody's.
  if (person === LATE) return { kind: 'home', home: await loadHome(requestId), outNow: [], searches: [] };
  if (person?.kind === 'ok') {
    const [home, outNow, searches] = await Promise.all([
      loadHome(requestId),
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
