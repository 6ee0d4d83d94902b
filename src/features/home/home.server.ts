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

/** The titles of a rail; each may fail on its own. */
export type RailRow = Outcome<{ titles: RailTitle[] }>;

export interface HomeRail {
  head: RailHead;
  /** Null while it is loading: a fragment follows. */
  row: RailRow | null;
}

export interface HomePage {
  /** The banner; null without one. */
  lead: Lead | null;
  /** Why the user's data is missing; null if it is not. */
  failed: string | null;
  /** What happened while the user was away for a week or more. */
  away: Away | null;
  /** The first steps with their completion; null if they are hidden. */
  steps: Record<FirstStep, boolean> | null;
  /** Rails for everyone leave out seen titles although the user has not chosen that. */
  leavesOut: boolean;
  rails: HomeRail[];
}

/**
 * How long the first response waits for rails after the banner: enough for caches and the embedded catalogue
 * (ms).
 */
const AT_HAND_MS = 25;

/** Returns `instead` if the backend fails: the page works without this part. */
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

/** The user's data about titles; null if the backend fails. */
const ownOf = (person: Person | null, titles: readonly TitleId[]): Promise<OwnCards | null> =>
  person ? withoutBackend(learnOwnCards(person, titles), null) : Promise.resolve(null);

/** A row within a time limit; null if it takes longer. */
async function atHand(asked: Promise<RailRow>, ms: number): Promise<RailRow | null> {
  const row = await inTime(asked, ms);
  return row === LATE ? null : row;
}

interface Source {
  name: string;
  begin: () => Promise<RailHead[]>;
  fill: (key: string) => Promise<TitleSummary[]>;
}

/** Adds names in the reader's language to a rail's saved titles. */
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

/** The page's sources; without a user only those for everyone. */
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

/** A rail id's key: the part after its source's name. */
const keyOf = (id: string, { name }: Source) =>
  id.startsWith(`${name}-`) ? id.slice(name.length + 1) : null;

function rowOf(source: Source, id: string, requestId: string): Promise<RailRow> {
  return outcomeOf(requestId, async () => {
    return { kind: 'ok' as const, titles: await source.fill(keyOf(id, source) ?? '') };
  });
}

/** The viewer of rails for everyone: hides seen titles from users with many, until they choose. */
function viewerOfHome(
  context: ViewerContext,
  person: Person,
  visit: Promise<HomeVisit | null>,
): Viewer | null {
  const unasked = () => visit.then((known) => known !== null && leavesOutUnasked(known));
  return viewerOf(context, undefined, { known: person, filters: [hidingFor(unasked)] });
}

/**
 * Loads the home page of a signed-in user (docs/behaviour.md, Home), everything concurrently. The first
 * response waits for the backend and the banner; other uncached rails follow as fragments.
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
  // For the header's island.
  await ownOf(person, titles);
  const [visit, away] = await Promise.all([visited, missed]);
  return {
    ...{ lead, away, failed, steps: visit ? firstSteps(visit) : null },
    leavesOut: visit ? leavesOutUnasked(visit) : false,
    rails: shown.filter(isShown),
  };
}

/** Whether a rail has content, or an error message. */
function isShown({ head, row }: HomeRail): boolean {
  if (head.upNext?.length === 0) return false;
  if (row?.kind === 'ok') return row.titles.length > 0;
  return row === null || head.of !== undefined;
}

/** Loads a rail by id with its titles; null if the user has no such rail. */
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
