import type { Clock } from '../core/dates.ts';
import type { CatalogueHealth, CatalogueLog } from './contract.ts';
import type { UpstreamError } from './upstream-error.ts';

type Condition = CatalogueHealth['condition'];

interface Attempt {
  /** Duration in milliseconds. */
  ms: number;
  failure: UpstreamError | null;
}

export interface ConditionWatch {
  note(attempt: Attempt): void;
  circuit(isClosed: boolean): void;
  /** The condition, when it began (ISO 8601), and the median of the latest attempts in milliseconds. */
  read(): Pick<CatalogueHealth, 'condition' | 'since' | 'medianMs'>;
}

/** How many attempts count, and for how long. */
const LATEST = 20;
const MEMORY_MS = 10 * 60_000;
/** How long a 429 counts as limiting. */
const LIMITED_MS = 60_000;
const SLOW_MS = 2000;
/** Fewer slow answers do not make a slow server. */
const FEW = 3;

const SENTENCES: Record<Condition, string> = {
  fine: 'The movie database answers again as it should',
  slow: 'The movie database is slow',
  limited: 'The movie database limits our calls',
  down: 'The movie database is failing: pausing calls',
  refused: 'The movie database refuses TMDB_API_KEY',
};

/** Derives a server's condition (CatalogueHealth) from attempts and the circuit; logs changes. */
export function watchCondition(options: {
  clock: Clock;
  log: CatalogueLog;
  /** The latest error of the server or network, without key or parameters. */
  lastError: () => string | undefined;
}): ConditionWatch {
  const { clock, log } = options;
  let latest: (Attempt & { at: number })[] = [];
  let closed = true;
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
    // Rate limiting also opens the circuit, although the server is up.
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
      // Only an HTTP answer shows whether the key is accepted.
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
