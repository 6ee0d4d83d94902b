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

/** A request that may be somebody's. */
export type ViewerContext = PersonContext & { locals: { signedIn: boolean } };

/** Whoever looks at a page with a session; what they are not to be shown is asked for titles at hand. */
export interface Viewer {
  /** What is found out about them in time; null when it is not, or nobody is signed in after all. */
  ask: <T>(work: (person: Person) => Promise<T>, patienceMs?: number) => Promise<T | null>;
  /** Learns what titles are to them, for the cards of the page. Never rejects: what cannot be found out is not rendered. */
  learn: (titles: readonly TitleId[]) => Promise<void>;
  /** Which of these titles are not to be shown (titleKey). Never rejects: what cannot be found out hides nothing. */
  leaveOut: (titles: readonly TitleSummary[]) => Promise<ReadonlySet<string>>;
  /** The parameters of the filters in force, which links of the list keep. */
  kept: Record<string, string>;
  /** What has been found out so far. */
  known: () => {
    /** Whether what they have seen is left out; null while nobody could say, or nobody is signed in after all. */
    hideSeen: boolean | null;
    /** A filter could not be asked: what it would leave out is shown. */
    failed: boolean;
  };
}

/**
 * Who looks at a page and what they are not to be shown; null for a visitor, whose page is kept for everybody. A page
 * that knows already who that is says so (`known`).
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
    // Who could not be asked once is not waited for again.
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

/** Learns who looks at a page that has nothing of anybody's but its header, with which it is rendered whole. */
export async function meetViewer(context: ViewerContext): Promise<void> {
  await viewerOf(context)?.ask(() => Promise.resolve());
}
