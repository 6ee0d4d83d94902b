import { setTimeout } from 'node:timers/promises';
import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import {
  episodesToFind,
  haltImport,
  haltImports,
  nextImport,
  placeEpisodes,
  postponeImportTitles,
  saveImportRows,
  seriesToKeep,
  settleImportTitles,
  trimImports,
  undoImportRows,
  type ImportTurn,
  type SettledTitle,
  type TitleToFind,
} from './import-jobs.queries.ts';
import { staleSeries } from '../series/kept-series.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { candidateOf, type Meant } from './meant.ts';
import {
  lookUp,
  lookUpEpisode,
  placeOfEpisode,
  type EpisodeSource,
  type LookUpSource,
} from './look-up.server.ts';
import type { SeriesKeeper } from '../series/keeper.server.ts';
import type { Job } from '../../jobs/job.ts';

/** A run ends after so long (ms), before the next one begins; the lock outlives it by a little. */
const RUN_MS = 50_000;
const LEASE_S = 80;

/** Titles of one turn, and how many of them are asked for at once; imports take turns. */
const TITLES = 20;
const AT_ONCE = 5;

/** Rows saved or taken back in one transaction, and the breath (ms) pages are given behind each. */
const ROWS = 500;
const BREATH_MS = 60;

/** Episodes of one turn that are looked for by their numbers. */
const EPISODES = 50;

/** Series whose episodes are fetched in a run that has nothing else to do. */
const SERIES = 20;

const ALWAYS = ['saving', 'undoing'] as const;

export interface RunImportsOptions {
  client: Client;
  catalogue: LookUpSource & EpisodeSource & Pick<Catalogue, 'health'>;
  keeper: Pick<SeriesKeeper, 'keep'>;
  clock: Clock;
}

function settled(
  { number }: TitleToFind,
  { episode, ...meant }: Meant & Pick<SettledTitle, 'episode'>,
): SettledTitle {
  if (meant.kind === 'clear')
    return { number, state: 'clear', title: candidateOf(meant.title), candidates: [], episode };
  if (meant.kind === 'notFound') return { number, state: 'not_found', title: null, candidates: [] };
  return { number, state: 'ambiguous', title: null, candidates: meant.candidates.map(candidateOf) };
}

/**
 * Works on what people bring from elsewhere, a small batch of each in turn: looks for titles, saves rows, takes back. All
 * of it is in the database, so that a run that is ended, or killed, is taken up where it was. While the movie database is
 * down imports wait for it, and those that need it no more go on.
 */
export function runImports({ client, catalogue, keeper, clock }: RunImportsOptions): Job {
  /** Looks for some titles; whether the catalogue answered at all. */
  async function match(turn: ImportTurn, signal: AbortSignal, count: { found: number }): Promise<boolean> {
    const known: SettledTitle[] = [];
    const failed: number[] = [];
    for (let from = 0; from < turn.titles.length && !signal.aborted; from += AT_ONCE) {
      const some = turn.titles.slice(from, from + AT_ONCE);
      const answers = await Promise.allSettled(
        some.map((title) => (title.byEpisode ? lookUpEpisode : lookUp)(catalogue, title)),
      );
      answers.forEach((answer, index) => {
        const title = some[index];
        if (!title) return;
        if (answer.status === 'fulfilled') known.push(settled(title, answer.value));
        else if (answer.reason instanceof CatalogueError) failed.push(title.number);
        else throw answer.reason;
      });
      // A whole handful without an answer: it is down. What it has answered before is kept.
      if (known.length === 0 && failed.length > 0) break;
    }
    count.found += known.length;
    if (known.length > 0 || turn.titles.length === 0) await settleImportTitles(client, turn.id, known);
    if (failed.length === 0) return true;
    // One it stumbles over is put behind the others; that it is down says nothing about any of them.
    if (known.length > 0 || isUp()) await postponeImportTitles(client, turn.id, failed);
    return known.length > 0;
  }

  /** Series that people follow by import, whose episodes would wait for the night. */
  const newSeries = () => {
    const never = new Date(0);
    return staleSeries(client, { runningBefore: never, quietBefore: never, most: SERIES });
  };

  /** Fetches the episodes of a series; null when the movie database does not answer. */
  async function keepSeries(id: number): Promise<boolean | null> {
    try {
      await keeper.keep(id, 0);
      return true;
    } catch (error) {
      // What the tables do not take is tried again at night, and must not end every run.
      if (error instanceof BackendError && error.kind === 'invalid') return false;
      if (error instanceof CatalogueError) return null;
      throw error;
    }
  }

  /** Whether an import can be saved: the series are known of which it names episodes, and which they are. Looks for some. */
  async function isReady(id: string, looked: Set<number>): Promise<boolean | null> {
    const wanted = await seriesToKeep(client, id, [...looked], AT_ONCE);
    const kept = await Promise.all(wanted.map((series) => keepSeries(series)));
    if (kept.includes(null) && !isUp()) return null;
    // Of one it stumbles over, or has not, the episodes are marked as the file has them.
    for (const series of wanted) looked.add(series);
    return wanted.length > 0 ? false : placeSome(id);
  }

  const isUp = () => ['fine', 'slow'].includes(catalogue.health().condition);

  /** Looks for some episodes by their own numbers; true once none is left, null when the catalogue does not answer. */
  async function placeSome(id: string): Promise<boolean | null> {
    const wanted = await episodesToFind(client, id, EPISODES);
    const placed: Parameters<typeof placeEpisodes>[2][number][] = [];
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const some = wanted.slice(from, from + AT_ONCE);
      const found = await Promise.allSettled(
        some.map(({ series, ids }) => placeOfEpisode(catalogue, series, ids)),
      );
      for (const [index, answer] of found.entries()) {
        const one = some[index];
        if (answer.status === 'rejected' && !(answer.reason instanceof CatalogueError)) throw answer.reason;
        // A number it stumbles over leaves the place of the file; that it is down says nothing about any.
        if (one && (answer.status === 'fulfilled' || isUp()))
          placed.push({ ...one, episode: answer.status === 'fulfilled' ? answer.value : null });
      }
      if (placed.length === 0 && wanted.length > 0) return null;
    }
    if (placed.length > 0) await placeEpisodes(client, id, placed);
    return wanted.length === 0;
  }

  return {
    leaseSeconds: LEASE_S,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const over = () => signal.aborted || clock().getTime() >= end;
      const count = { found: 0, saved: 0, takenBack: 0, kept: 0 };
      let answers = true;
      let series: number[] | undefined;
      const looked = new Set<number>();
      /** Imports of which every series and episode has been looked for. */
      const known = new Set<string>();
      /** Imports that wait for series, since another had its turn. */
      const waiting = new Set<string>();
      while (!over()) {
        const turn = await nextImport(client, answers ? ['matching', ...ALWAYS] : ALWAYS, TITLES);
        if (!turn) {
          // One at a time: an import that comes meanwhile has its turn before the next.
          if (!answers) break;
          series ??= await newSeries();
          const id = series.shift();
          const kept = id === undefined ? null : await keepSeries(id);
          if (kept === null) break;
          if (kept) count.kept += 1;
          continue;
        }
        if (turn.state === 'matching') {
          answers = await match(turn, signal, count);
          if (!answers) await haltImports(client);
          continue;
        }
        if (turn.state === 'saving') {
          if (waiting.has(turn.id)) break;
          const ready = known.has(turn.id) || (await isReady(turn.id, looked));
          if (ready) known.add(turn.id);
          if (ready !== false) await haltImport(client, turn.id, ready === null);
          if (ready === null) {
            answers = false;
            waiting.add(turn.id);
          }
          if (!ready) continue;
          count.saved += await saveImportRows(client, turn.id, ROWS);
          waiting.clear();
        } else count.takenBack += await undoImportRows(client, turn.id, ROWS);
        await setTimeout(BREATH_MS, null, { ref: false });
      }
      const done = `${count.found} titles looked for, ${count.saved} rows saved, ${count.takenBack} taken back, ${count.kept} series kept.`;
      if (!answers) throw new Error(`The movie database does not answer: imports wait. ${done}`);
      return done;
    },
  };
}

/** Forgets imports that can be undone no more, and goes on with those nobody answers. */
export function trimOldImports(client: Client, clock: Clock): Job {
  return {
    leaseSeconds: 600,
    run: async () => `${await trimImports(client, clock())} old imports forgotten.`,
  };
}
