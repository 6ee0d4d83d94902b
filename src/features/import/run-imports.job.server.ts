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
import { lookUp, lookUpEpisode, type EpisodeSource, type LookUpSource } from './look-up.server.ts';
import { placing, type NamedEpisodeSource } from './named-episode.server.ts';
import type { SeriesKeeper } from '../series/keeper.server.ts';
import type { Job } from '../../jobs/job.ts';

/** Maximum run (ms), shorter than the schedule's interval; the lock is a bit longer. */
const RUN_MS = 50_000;
const LEASE_S = 80;

/** Titles per turn, and concurrent look-ups; imports take turns. */
const TITLES = 20;
const AT_ONCE = 5;

/** Rows per transaction, and the pause after each for other requests (ms). */
const ROWS = 500;
const BREATH_MS = 60;

/** Episodes per turn looked up by id. */
const EPISODES = 50;

/** Series whose episodes an idle run loads. */
const SERIES = 20;

const ALWAYS = ['saving', 'undoing'] as const;

export interface RunImportsOptions {
  client: Client;
  catalogue: LookUpSource & EpisodeSource & NamedEpisodeSource & Pick<Catalogue, 'health'>;
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
 * Processes imports in small turns: looks up titles, saves rows, undoes. All state is in the database, so
 * that an ended or killed run resumes. While the catalogue is down imports wait, except those that no longer
 * need it.
 */
export function runImports({ client, catalogue, keeper, clock }: RunImportsOptions): Job {
  /** Looks up some titles; returns whether the catalogue answered at all. */
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
      // No answer for a whole batch: it is down. Earlier answers are saved.
      if (known.length === 0 && failed.length > 0) break;
    }
    count.found += known.length;
    if (known.length > 0 || turn.titles.length === 0) await settleImportTitles(client, turn.id, known);
    if (failed.length === 0) return true;
    // A failing title moves behind the others, unless the catalogue is down.
    if (known.length > 0 || isUp()) await postponeImportTitles(client, turn.id, failed);
    return known.length > 0;
  }

  /** Newly imported series, which would otherwise wait for the night. */
  const newSeries = () => {
    const never = new Date(0);
    return staleSeries(client, { runningBefore: never, quietBefore: never, most: SERIES });
  };

  /** Loads the episodes of a series; null if the catalogue is down. */
  async function keepSeries(id: number): Promise<boolean | null> {
    try {
      await keeper.keep(id, 0);
      return true;
    } catch (error) {
      // Invalid data is retried at night, and must not end every run.
      if (error instanceof BackendError && error.kind === 'invalid') return false;
      if (error instanceof CatalogueError) return null;
      throw error;
    }
  }

  /** Whether an import can be saved: its series and episodes are known. Looks up some. */
  async function isReady(id: string, looked: Set<number>): Promise<boolean | null> {
    const wanted = await seriesToKeep(client, id, [...looked], AT_ONCE);
    const kept = await Promise.all(wanted.map((series) => keepSeries(series)));
    if (kept.includes(null) && !isUp()) return null;
    // For a series that fails or is missing, episodes are saved as in the file.
    for (const series of wanted) looked.add(series);
    return wanted.length > 0 ? false : placeSome(id);
  }

  const isUp = () => ['fine', 'slow'].includes(catalogue.health().condition);

  /** Looks up some episodes by id; true once none is left, null if the catalogue is down. */
  async function placeSome(id: string): Promise<boolean | null> {
    const wanted = await episodesToFind(client, id, EPISODES);
    const place = placing(catalogue);
    const placed: Parameters<typeof placeEpisodes>[2][number][] = [];
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const some = wanted.slice(from, from + AT_ONCE);
      const found = await Promise.allSettled(some.map(({ series, ids }) => place(series, ids)));
      for (const [index, answer] of found.entries()) {
        const one = some[index];
        if (answer.status === 'rejected' && !(answer.reason instanceof CatalogueError)) throw answer.reason;
        // A failing id keeps the file's place, unless the catalogue is down.
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
      /** Imports whose series and episodes were all looked up. */
      const known = new Set<string>();
      /** Imports waiting for series while another has its turn. */
      const waiting = new Set<string>();
      while (!over()) {
        const turn = await nextImport(client, answers ? ['matching', ...ALWAYS] : ALWAYS, TITLES);
        if (!turn) {
          // One at a time, so that a new import comes next.
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

/**
 * Deletes imports past their time for Undo, and continues those whose questions the user has not answered.
 */
export function trimOldImports(client: Client, clock: Clock): Job {
  return {
    leaseSeconds: 600,
    run: async () => `${await trimImports(client, clock())} old imports forgotten.`,
  };
}
