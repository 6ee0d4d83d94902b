import type { Client } from '../../core/backend/client.ts';
import {
  countTraits,
  keepSource,
  loadHistory,
  loadKnownTitles,
  loadSources,
  loadTraitCounts,
  saveGround,
  type DuePerson,
} from './looking.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { foundTitles, type SourceAnswer } from './found.ts';
import { learn } from './learn.ts';
import { CALLS_A_DAY, CALLS_OF, KEPT_HOURS, sourcesFor } from './sources.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../core/title.ts';
import { learnFacts } from '../numbers/learn-facts.server.ts';
import { askSource, type SourceCatalogue } from './ask.server.ts';

const HOUR_MS = 3_600_000;

/** Failures after which the catalogue counts as down. */
export const PATIENCE = 3;

/** Rated titles without known facts that are looked up at once for the first list. */
const MOST_UNKNOWN = 8;

/** The catalogue's methods that recommendations use. */
export type LookCatalogue = SourceCatalogue & Pick<Catalogue, 'genres' | 'title'>;

export interface LookOptions {
  client: Client;
  catalogue: LookCatalogue;
  /** Default region for age ratings and services in filters (ISO 3166-1). */
  region: string;
  clock: Clock;
}

/** The counts of one run. */
export interface Looked {
  titles: number;
  calls: number;
  failed: number;
}

/** Genre names of both kinds; empty if the catalogue fails. */
async function genreNames(catalogue: LookCatalogue): Promise<Map<number, string>> {
  try {
    const all = await Promise.all([catalogue.genres('movie'), catalogue.genres('tv')]);
    return new Map(all.flat().map(({ id, name }) => [id, name]));
  } catch (error) {
    if (error instanceof CatalogueError) return new Map();
    throw error;
  }
}

/**
 * Finds recommendations for a user: loads sources not cached today, with at most thirty calls a day, spends
 * the remaining calls on facts of the best candidates, and saves the result. If the catalogue fails for a
 * source, its older answer is used.
 */
export async function lookFor(
  { client, catalogue, region, clock }: LookOptions,
  { userId, calls }: DuePerson,
  signal: AbortSignal,
): Promise<Looked> {
  const began = clock();
  const count: Looked = { titles: 0, calls: 0, failed: 0 };
  const left = () => CALLS_A_DAY - calls - count.calls;

  /** Loads facts of titles within the day's calls; returns how many. */
  async function learnAbout(titles: readonly TitleId[]): Promise<number> {
    let learnt = 0;
    for (const title of titles.slice(0, Math.max(0, left()))) {
      if (signal.aborted || count.failed >= PATIENCE) break;
      count.calls += 1;
      try {
        await learnFacts(client, title, await catalogue.title(title));
        learnt += 1;
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        count.failed += 1;
      }
    }
    return learnt;
  }

  const before = await loadHistory(client, userId);
  let { history } = before;
  if ((await learnAbout(before.unknown.slice(0, MOST_UNKNOWN))) > 0) {
    await countTraits(client);
    ({ history } = await loadHistory(client, userId));
  }
  const sources = sourcesFor(history);
  const fresh = new Date(began.getTime() - KEPT_HOURS * HOUR_MS);
  const kept = await loadSources(
    client,
    sources.map(({ key }) => key),
    fresh,
  );
  const answers: SourceAnswer[] = [];
  for (const source of sources) {
    const known = kept.get(source.key);
    if (known?.fresh || left() < CALLS_OF[source.from] || count.failed >= PATIENCE || signal.aborted) {
      if (known) answers.push(known.answer);
      continue;
    }
    count.calls += CALLS_OF[source.from];
    try {
      const answer = await askSource(catalogue, source, region);
      await keepSource(client, answer);
      answers.push(answer);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      count.failed += 1;
      if (known) answers.push(known.answer);
    }
  }
  const names = await genreNames(catalogue);
  const genreName = (id: number) => names.get(id) ?? '';

  const titles = uniqueTitles<TitleId>(answers.flatMap((answer) => answer.titles));
  const ground = async () => {
    const known = await loadKnownTitles(client, titles);
    const found = foundTitles(answers, known, genreName);
    const traits = new Set([...found, ...history].flatMap((title) => title.traits.map(({ trait }) => trait)));
    return {
      known,
      made: learn({ history, found, counts: await loadTraitCounts(client, [...traits]) }),
    };
  };
  let { known, made } = await ground();
  // The best candidates known from lists only: runtime, makers and keywords.
  const listed = made.titles.filter((title) => !known.has(titleKey(title)));
  if ((await learnAbout(listed)) > 0) ({ known, made } = await ground());
  await saveGround(client, { userId, ground: made, calls: count.calls, began });
  return { ...count, titles: made.titles.length };
}
