import { visitHome } from './home.queries.ts';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import { today } from '../../core/dates.ts';
import { firstSteps, leavesOutUnasked, type Away, type FirstStep, type HomeVisit } from './visit.ts';
import { type OwnCards } from '../cards/own-cards.ts';
import type { Outcome, PersonOutcome } from '../../core/outcome.ts';
import type { TitleId, TitleSummary } from '../../core/title.ts';
import { namesAtHand, type Naming } from '../../server/names-at-hand.ts';
import { learnOwnCards } from '../title-lists/own-cards.server.ts';
import { forPerson, type Person } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { inTime } from '../../server/in-time.ts';
import { LATE } from '../../server/within-time.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { hidingFor } from '../title-lists/filters.server.ts';
import { viewerOf, type Viewer, type ViewerContext } from '../../server/viewer.ts';
import { loadAway } from './away.server.ts';
import { ownLead, trendingLead, withoutLead, type Lead } from './lead.server.ts';
import type { RailHead, RailSource, RailTitle, TodayRequest } from './rail.server.ts';
import { OWN_RAILS, TODAYS_RAILS } from './rails.server.ts';

/** What a rail shows; it may fail without the others. */
export type RailRow = Outcome<{ titles: RailTitle[] }>;

export interface HomeRail {
  head: RailHead;
  /** Null while it is on its way: it comes as a fragment. */
  row: RailRow | null;
}

export interface HomePage {
  /** What the page opens with; null while there is nothing to show. */
  lead: Lead | null;
  /** Why nothing of one's own is there; null where it is. */
  failed: string | null;
  /** What happened while the person was away for a week or more. */
  away: Away | null;
  /** Which first steps they have taken; null where none are shown. */
  steps: Record<FirstStep, boolean> | null;
  /** Rails for everybody leave out what they have seen though they have not chosen so. */
  leavesOut: boolean;
  rails: HomeRail[];
}

/** How long the first response waits, after what leads, for what is at hand besides: enough for memory, for Redis and for the embedded catalogue (ms). */
const AT_HAND_MS = 25;

/** A part without which the page stands: nothing, when the backend does not say. */
async function withoutBackend<T>(
  work: Promise<T>,
  instead: T,
  failed: (error: BackendError) => void = () => undefined,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    failed(error);
    return instead;
  }
}

/** What the cards of titles say of the person; null where the backend does not. */
const ownOf = (person: Person | null, titles: readonly TitleId[]): Promise<OwnCards | null> =>
  person ? withoutBackend(learnOwnCards(person, titles), null) : Promise.resolve(null);

/** What a row is within so many milliseconds; null for what takes longer. */
async function atHand(asked: Promise<RailRow>, ms: number): Promise<RailRow | null> {
  const row = await inTime(asked, ms);
  return row === LATE ? null : row;
}

interface Source {
  name: string;
  begin: () => Promise<RailHead[]>;
  fill: (key: string) => Promise<TitleSummary[]>;
}

/** A rail of what was saved, by the names of the reader's language. */
function withNames(head: RailHead, named: Naming): RailHead {
  const { titles, activity, upNext, progress } = head;
  const all = <Saved extends TitleId & { title: string }>(saved: readonly Saved[]) =>
    saved.map((one) => named(one, one));
  return {
    ...head,
    ...(titles && { titles: all(titles) }),
    ...(activity && { activity: all(activity) }),
    ...(progress && { progress: all(progress) }),
    ...(upNext && { upNext: upNext.map((one) => named(one, { kind: 'tv', id: one.id })) }),
  };
}

/** The sources of a page, each with what it asks; without a person those for everybody only. */
async function sourcesFor(person: Person | null, viewer: Viewer | null): Promise<Source[]> {
  const { catalogue, clock } = await services();
  const named = await namesAtHand();
  const request = { catalogue, day: person?.day ?? today(clock), viewer };
  const bound = <Request extends TodayRequest>(source: RailSource<Request>, given: Request): Source => ({
    name: source.name,
    begin: async () => (await withoutBackend(source.begin(given), [])).map((head) => withNames(head, named)),
    fill: (key) => withoutBackend(source.fill?.(given, key) ?? Promise.resolve([]), []),
  });
  return [
    ...(person ? OWN_RAILS.map((source) => bound(source, { ...request, person })) : []),
    ...TODAYS_RAILS.map((source) => bound(source, request)),
  ];
}

/** The key of a rail's id: what stands behind the name of its source. */
const keyOf = (id: string, { name }: Source) =>
  id.startsWith(`${name}-`) ? id.slice(name.length + 1) : null;

function rowOf(source: Source, id: string, requestId: string): Promise<RailRow> {
  return outcomeOf(requestId, async () => {
    return { kind: 'ok' as const, titles: await source.fill(keyOf(id, source) ?? '') };
  });
}

/** How home looks at the lists for everybody: who has seen much is not shown it again until they choose to be. */
function viewerOfHome(
  context: ViewerContext,
  person: Person,
  visit: Promise<HomeVisit | null>,
): Viewer | null {
  const unasked = () => visit.then((known) => known !== null && leavesOutUnasked(known));
  return viewerOf(context, undefined, { known: person, filters: [hidingFor(unasked)] });
}

/**
 * The home page of somebody signed in (docs/behaviour.md, Home): everything is asked for at once. What the backend says
 * is in the first response, of the catalogue it waits for what leads; what is not at hand then comes as fragments.
 */
export async function loadHome(context: ViewerContext, person: Person | null): Promise<HomePage> {
  const { requestId } = context.locals;
  let failed: string | null = null;
  const visited = person
    ? withoutBackend(
        visitHome(person.client, person.day),
        null,
        (error) => (failed = onServer(error).message),
      )
    : Promise.resolve(null);
  const missed = visited.then((visit) =>
    person && visit?.awaySince ? withoutBackend(loadAway(person, visit.awaySince), null) : null,
  );
  const viewer = person && viewerOfHome(context, person, visited);
  const { catalogue } = await services();
  const sources = await sourcesFor(person, viewer);
  const begun = await Promise.all(
    sources.map(async (source) => {
      const heads = await source.begin();
      return heads.map((head) => ({
        head,
        asked: head.titles
          ? Promise.resolve<RailRow>({ kind: 'ok', titles: head.titles })
          : rowOf(source, head.id, requestId),
      }));
    }),
  );
  const rails = begun.flat();
  const lead =
    (await ownLead(
      catalogue,
      rails.map(({ head }) => head),
    )) ?? (await trendingLead(catalogue, (titles) => ownOf(person, titles)));
  const shown = await Promise.all(
    rails.map(async ({ head, asked }) => ({
      head: withoutLead(head, lead),
      row: await atHand(asked, AT_HAND_MS),
    })),
  );
  const titles = shown.flatMap(({ row }) => (row?.kind === 'ok' ? row.titles : []));
  // The header's island is given it.
  await ownOf(person, titles);
  const [visit, away] = await Promise.all([visited, missed]);
  return {
    ...{ lead, away, failed, steps: visit ? firstSteps(visit) : null },
    leavesOut: visit ? leavesOutUnasked(visit) : false,
    rails: shown.filter(isShown),
  };
}

/** Whether a rail has something to say, or words for that it could not be loaded. */
function isShown({ head, row }: HomeRail): boolean {
  if (head.upNext?.length === 0) return false;
  if (row?.kind === 'ok') return row.titles.length > 0;
  return row === null || head.of !== undefined;
}

/** A rail by its id, with its titles; null where this person has no such rail (any more). */
export function loadHomeRail(
  context: ViewerContext,
  id: string | undefined,
): Promise<PersonOutcome<{ head: RailHead; row: RailRow } | null>> {
  return forPerson(context, async (person) => {
    const visit = withoutBackend(visitHome(person.client, person.day), null);
    const viewer = viewerOfHome(context, person, visit);
    const source = (await sourcesFor(person, viewer)).find(
      (one) => id !== undefined && keyOf(id, one) !== null,
    );
    const head = (await source?.begin())?.find((one) => one.id === id);
    if (!source || !head) return null;
    const row = await rowOf(source, head.id, context.locals.requestId);
    if (row.kind === 'ok') await ownOf(person, row.titles);
    return { head, row };
  });
}
