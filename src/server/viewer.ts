import { BackendError } from '../core/backend/errors.ts';
import { CatalogueError } from '../core/errors.ts';
import type { TitleId, TitleSummary } from '../core/title.ts';
import { learnOwnCards } from '../features/title-lists/own-cards.server.ts';
import { forPerson, type Person, type PersonContext } from './person.ts';
import { inLog } from './in-log.ts';
import { services } from './services.ts';
import { inTime } from './in-time.ts';
import { LATE } from './within-time.ts';
import { LIST_FILTERS, type FilterAnswer, type ListFilter } from '../features/title-lists/filters.server.ts';

/** A request that may have a session. */
export type ViewerContext = PersonContext & { locals: { signedIn: boolean } };

/** The signed-in user of a page, with the filters that hide titles from them. */
export interface Viewer {
  /** Runs work for the user within a time limit; null if that fails or there is no valid session. */
  ask: <T>(work: (person: Person) => Promise<T>, patienceMs?: number) => Promise<T | null>;
  /** Loads the user's data about titles for the page's cards. Never rejects: missing data is not rendered. */
  learn: (titles: readonly TitleId[]) => Promise<void>;
  /** The titleKeys to leave out. Never rejects: a failed filter hides nothing. */
  leaveOut: (titles: readonly TitleSummary[]) => Promise<ReadonlySet<string>>;
  /** Parameters of the active filters, which the list's links keep. */
  kept: Record<string, string>;
  /** What is known so far. */
  known: () => {
    /** Whether seen titles are left out; null if unknown or without a valid session. */
    hideSeen: boolean | null;
    /** A filter failed: its titles are shown. */
    failed: boolean;
  };
}

/**
 * The viewer of a page; null for a visitor, whose page is cached. `known`: the user, if the page has verified
 * them.
 */
export function viewerOf(
  context: ViewerContext,
  parameters: URLSearchParams = new URLSearchParams(),
  { filters = LIST_FILTERS, known }: { filters?: readonly ListFilter[]; known?: Person } = {},
): Viewer | null {
  if (!context.locals.signedIn) return null;
  const inForce = filters.filter(({ applies }) => applies(parameters));
  const names = inForce.flatMap((filter) => filter.parameters);
  let asked: Promise<Person | null> | undefined = known && Promise.resolve(known);
  let hideSeen: boolean | null = null;
  let failed = false;

  async function person(): Promise<Person | null> {
    const found = await inTime(forPerson(context, (who) => Promise.resolve(who)));
    failed ||= found === LATE || found.kind === 'error';
    return found !== LATE && found.kind === 'ok' ? found.data : null;
  }

  async function ask<T>(work: (who: Person) => Promise<T>, patienceMs?: number): Promise<T | null> {
    const who = await (asked ??= person());
    // After a failure it is not tried again.
    if (!who || failed) return null;
    try {
      const answer = await inTime(work(who), patienceMs);
      if (answer !== LATE) return answer;
    } catch (error) {
      if (!(error instanceof BackendError || error instanceof CatalogueError)) throw error;
      const { log } = await services();
      log.warn({ requestId: context.locals.requestId, err: error.cause }, inLog(error));
    }
    failed = true;
    return null;
  }

  async function leaveOut(titles: readonly TitleSummary[]): Promise<ReadonlySet<string>> {
    if (titles.length === 0) return new Set();
    const answers = await Promise.all(
      inForce.map((filter) =>
        ask((who) => filter.ask({ person: who, parameters, titles }), filter.patienceMs),
      ),
    );
    const given = answers.filter((answer): answer is FilterAnswer => answer !== null);
    for (const answer of given) hideSeen = answer.hideSeen ?? hideSeen;
    return new Set(given.flatMap(({ leftOut }) => [...leftOut]));
  }

  return {
    ask,
    async learn(titles) {
      await ask((who) => learnOwnCards(who, titles));
    },
    leaveOut,
    kept: Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])),
    known: () => ({ hideSeen, failed }),
  };
}

/** Verifies the user of a page whose only personal part is the header, which is rendered with it. */
export async function meetViewer(context: ViewerContext): Promise<void> {
  await viewerOf(context)?.ask(() => Promise.resolve());
}
