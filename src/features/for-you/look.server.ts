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

/** After so many failures the catalogue counts as down. */
export const PATIENCE = 3;

/** Titles somebody gave stars to that are asked for at once where nothing is known of them: those of the first list. */
const MOST_UNKNOWN = 8;

/** What looking for titles asks of the catalogue. */
export type LookCatalogue = SourceCatalogue & Pick<Catalogue, 'genres' | 'title'>;

export interface LookOptions {
  client: Client;
  catalogue: LookCatalogue;
  /** Whose age ratings and services count where filters ask for them (ISO 3166-1). */
  region: string;
  clock: Clock;
}

/** What a look came to. */
export interface Looked {
  titles: number;
  calls: number;
  failed: number;
}

/** The names of genres of both kinds, which the catalogue keeps; none where it cannot say them. */
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
 * Looks for titles that may fit somebody: asks the catalogue what no answer of today is kept for, thirty calls a day at
 * most, learns what is left of them about the titles that fit best so far, and keeps what came of it. What the catalogue
 * fails at is left to another day: an older answer stands in.
 */
export async function lookFor(
  { client, catalogue, region, clock }: LookOptions,
  { userId, calls }: DuePerson,
  signal: AbortSignal,
): Promise<Looked> {
  const began = clock();
  const count: Looked = { titles: 0, calls: 0, failed: 0 };
  const left = () => CALLS_A_DAY - calls - count.calls;

  /** Learns what is to be known of titles, as far as the calls of the day reach; answers of how many. */
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
  // Of the best that nothing is known of but what a list says: length, makers, themes.
  const listed = made.titles.filter((title) => !known.has(titleKey(title)));
  if ((await learnAbout(listed)) > 0) ({ known, made } = await ground());
  await saveGround(client, { userId, ground: made, calls: count.calls, began });
  return { ...count, titles: made.titles.length };
}
