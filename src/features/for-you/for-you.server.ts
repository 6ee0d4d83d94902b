import { loadMyForYou, type MyForYou } from './mine.queries.ts';
import { loadMyServices } from '../watch/my-services.queries.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import { isShown, readForYou, SHOWN_AT_ONCE, STARS_NEEDED, type ForYouView } from './address.ts';
import { dailyOrder } from './daily.ts';
import type { Candidate } from './ground.ts';
import { reasonsOf, type Reason } from './reasons.ts';
import { scored, type Scored } from './score.ts';
import { varied } from './variety.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';
import { orNull } from '../../server/in-time.ts';
import { viewerOf, type ViewerContext } from '../../server/viewer.ts';
import { toldIn, type Told } from './told.server.ts';
import { loadWall } from './wall.server.ts';

/** A recommendation. */
export interface ForYouTitle {
  title: Candidate;
  reasons: Reason[];
  /** Whether the user asked for more like it. */
  more: boolean;
}

/** The page's state. */
export type ForYouPage =
  /** Recommendations are unavailable on this site. */
  | { state: 'off' }
  /** The user has too few ratings. */
  | { state: 'beginning'; given: number; wall: TitleSummary[] }
  /** The first recommendations are being computed. */
  | { state: 'looking' }
  | {
      state: 'titles';
      view: ForYouView;
      titles: ForYouTitle[];
      pages: number;
      /** Whether there are any titles, and any of the chosen kind. */
      any: boolean;
      ofKind: boolean;
      /** Filters by services, of which the user has none. */
      noServices: boolean;
      told: Told | null;
    };

/** Maximum titles looked up on the user's services, best first. */
const MOST_LOOKED_UP = 120;

/** A user's recommendations for a view on a day: scored, diversified, in the day's order. */
export function ordered(mine: MyForYou, view: ForYouView, day: CalendarDate): Scored[] {
  const { ground, feedback } = mine;
  if (!ground) return [];
  const shown = scored(ground, feedback).filter(({ title }) => isShown(title, view, mine));
  return dailyOrder(varied(ground, shown), day);
}

/** The first titles included in the user's services; null for a user without any. */
async function onServices(person: Person, titles: readonly Scored[]): Promise<Scored[] | null> {
  const first = titles.slice(0, MOST_LOOKED_UP);
  const [{ offers }, region, mine] = await Promise.all([
    services(),
    regionOf(person),
    loadMyServices(person.client, person.userId),
  ]);
  if (mine.length === 0) return null;
  const included = await offers.included(
    first.map(({ title }) => title),
    region,
    { late: false },
  );
  return first.filter(({ title }) => included.get(titleKey(title))?.some((id) => mine.includes(id)) ?? false);
}

/** Maximum titles whose runtime is looked up for a time limit, and how long a page waits for each (ms). */
const MOST_LENGTHS = 120;
const LENGTHS_WAIT_MS = 2500;

/** Adds missing runtimes of the best matches. */
async function withLengths(mine: MyForYou, view: ForYouView, day: CalendarDate): Promise<MyForYou> {
  if (!mine.ground || view.minutes === null) return mine;
  const { catalogue } = await services();
  const unknown = ordered(mine, { ...view, minutes: null }, day)
    .slice(0, MOST_LENGTHS)
    .filter(({ title }) => title.minutes === null);
  const lengths = new Map(
    await Promise.all(
      unknown.map(async ({ title }) => {
        const found = await orNull(catalogue.title(title, { alone: true }), LENGTHS_WAIT_MS);
        const minutes = found?.kind === 'movie' ? found.runtime : (found?.episodeRuntime ?? null);
        return [titleKey(title), minutes] as const;
      }),
    ),
  );
  const titles = mine.ground.titles.map((title) => ({
    ...title,
    minutes: title.minutes ?? lengths.get(titleKey(title)) ?? null,
  }));
  return { ...mine, ground: { ...mine.ground, titles } };
}

/** Loads the signed-in user's recommendations for a view, or why there are none. */
export function loadForYouPage(context: ViewerContext & { url: URL }): Promise<PersonOutcome<ForYouPage>> {
  return forPerson(context, async (person): Promise<ForYouPage> => {
    const { client, userId, day } = person;
    const view = readForYou(context.url.searchParams);
    const viewer = viewerOf(context, undefined, { known: person });
    const [{ jobs }, known] = await Promise.all([services(), loadMyForYou(client, userId)]);
    const mine = await withLengths(known, view, day);
    if (mine.given < STARS_NEEDED) {
      const wall = await loadWall(person);
      await viewer?.learn(wall);
      return { state: 'beginning', given: mine.given, wall };
    }
    if (!mine.ground) {
      if (!jobs.lookForTitles) return { state: 'off' };
      jobs.lookForTitles();
      return { state: 'looking' };
    }
    const all = ordered(mine, view, day);
    const included = view.onServices ? await onServices(person, all) : all;
    const found = included ?? [];
    const pages = Math.max(1, Math.ceil(found.length / SHOWN_AT_ONCE));
    const from = ((view.page - 1) % pages) * SHOWN_AT_ONCE;
    const { ground, feedback } = mine;
    const liked = new Set(feedback.flatMap(({ subject, direction }) => (direction === 1 ? subject : [])));
    const titles = found.slice(from, from + SHOWN_AT_ONCE).map((one): ForYouTitle => ({
      title: one.title,
      reasons: reasonsOf(ground, one, feedback),
      more: liked.has(titleKey(one.title)),
    }));
    await viewer?.learn(titles.map(({ title }) => title));
    const left = ground.titles.filter((title) => !mine.taken.has(titleKey(title)));
    const any = left.length > 0;
    const ofKind = view.kind === null || left.some(({ kind }) => kind === view.kind);
    const told = toldIn(context.url.searchParams, mine);
    return { state: 'titles', view, titles, pages, any, ofKind, noServices: included === null, told };
  });
}
