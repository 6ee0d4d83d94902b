import type { Clock } from '../domain/dates.ts';
import type { CatalogueHealth, CatalogueLog } from './contract.ts';
import type { UpstreamError } from './upstream-error.ts';

/** How a server does, as far as its latest answers tell. */
type Condition = CatalogueHealth['condition'];

/** One attempt at a call, when it has ended. */
interface Attempt {
  /** Milliseconds it took. */
  ms: number;
  /** What it failed with, if it did. */
  failure: UpstreamError | null;
}

export interface ConditionWatch {
  note(attempt: Attempt): void;
  /** What the circuit is; told whenever it changes. */
  circuit(isClosed: boolean): void;
  /** The condition now, since when (ISO 8601), and the median of the latest attempts in milliseconds. */
  read(): Pick<CatalogueHealth, 'condition' | 'since' | 'medianMs'>;
}

/** Attempts that are looked at, and for how long they tell anything. */
const LATEST = 20;
const MEMORY_MS = 10 * 60_000;
/** How long a server that refused a call for being too many counts as limiting. */
const LIMITED_MS = 60_000;
const SLOW_MS = 2000;
/** One slow answer is no slow server. */
const FEW = 3;

const SENTENCES: Record<Condition, string> = {
  fine: 'The movie database answers again as it should',
  slow: 'The movie database is slow',
  limited: 'The movie database limits our calls',
  down: 'The movie database is failing: pausing calls',
  refused: 'The movie database refuses TMDB_API_KEY',
};

/** Tells from attempts and circuit how a server does (CatalogueHealth); the log hears of changes. */
export function watchCondition(options: {
  clock: Clock;
  log: CatalogueLog;
  /** What the server or the network last failed with, without key or parameters. */
  lastError: () => string | undefined;
}): ConditionWatch {
  const { clock, log } = options;
  let latest: (Attempt & { at: number })[] = [];
  let closed = true;
  /** What the latest attempt failed with, however long ago. */
  let last: UpstreamError | null = null;
  let refusing = false;
  let condition: Condition = 'fine';
  let since = clock();

  function medianMs(): number | null {
    const sorted = latest.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }

  function observed(): Condition {
    const now = clock().getTime();
    latest = latest.filter(({ at }) => now - at < MEMORY_MS);
    if (refusing) return 'refused';
    // Too many calls open the circuit as well, of a server that is up.
    if (!closed) return last?.limiting ? 'limited' : 'down';
    if (latest.some(({ failure, at }) => failure?.limiting && now - at < LIMITED_MS)) return 'limited';
    const slow = latest.filter(({ ms }) => ms >= SLOW_MS).length;
    return slow >= FEW && slow * 2 >= latest.length ? 'slow' : 'fine';
  }

  function settle(): void {
    const next = observed();
    if (next === condition) return;
    const lasted = `${Math.round((clock().getTime() - since.getTime()) / 1000)} s`;
    const fields = { before: condition, lasted, medianMs: medianMs(), lastError: options.lastError() };
    log[next === 'refused' ? 'error' : 'warn'](fields, SENTENCES[next]);
    condition = next;
    since = clock();
  }

  return {
    note(attempt) {
      last = attempt.failure;
      // Whether it takes the key only an answer tells.
      if (!last || last.failure.kind === 'status') refusing = last?.refused ?? false;
      latest = [...latest, { ...attempt, at: clock().getTime() }].slice(-LATEST);
      settle();
    },
    circuit(isClosed) {
      closed = isClosed;
      settle();
    },
    read() {
      settle();
      return { condition, since: since.toISOString(), medianMs: medianMs() };
    },
  };
}
