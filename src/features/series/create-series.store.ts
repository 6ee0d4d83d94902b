import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { loadSeriesMarks } from './following.queries.ts';
import { localDay } from '../../core/dates.ts';
import type { FollowedTitle, SeriesMarks } from './following.ts';
import type { OwnSeries } from './on-page.ts';
import { lacksEpisodes, type EpisodesShown } from './series-marks.ts';
import { titleKey } from '../../core/title.ts';
import { because } from '../../core/stores/attempt.ts';
import type { Environment } from '../../core/stores/environment.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { $session, type Session } from '../../core/stores/session.ts';
import { pageToasts, type ToastContent, type Toasts } from '../../core/stores/toasts.ts';
import { follow, type Act } from './acts.store.ts';
import { fetchEpisodes } from './fetch-episodes.store.ts';

export type Watching =
  | { kind: 'nobody' | 'loading' | 'failed' }
  | { kind: 'known'; marks: SeriesMarks; episodes: 'there' | 'fetching' | 'failed' };

export interface SeriesWatching {
  /** Includes optimistic updates. */
  $watching: ReadableAtom<Watching>;
  /** Hydrates from the server's data, which is not loaded again. */
  takeOver: (own: OwnSeries) => void;
  /** Follows the session; returns the stop function. */
  follow: () => () => void;
  /** Reloads, after a failure or for changes made elsewhere. */
  refresh: () => Promise<void>;
  /**
   * Runs an action: optimistic update, a request after pending ones, a toast. Resolves once it has succeeded or failed.
   */
  act: (act: Act) => Promise<void>;
}

interface PageStores {
  $session: ReadableAtom<Session>;
  toasts: Toasts;
}

const PAGE: PageStores = { $session, toasts: pageToasts };

/** Creates the watching of a series; nothing is subscribed or loaded before a method is called. */
export function createSeriesWatching(
  environment: Environment,
  series: FollowedTitle,
  shown: EpisodesShown | null,
  page: Partial<PageStores> = {},
): SeriesWatching {
  const { $session: session, toasts } = { ...PAGE, ...page };
  const $now = atom<Watching>({ kind: 'nobody' });
  let base: SeriesMarks | null = null;
  let isFailed = false;
  let episodes: 'there' | 'fetching' | 'failed' = 'there';
  /** Optimistic updates: pending, or written since the last load. */
  let acts: Act[] = [];
  let waiting = 0;
  let tail: Promise<void> = Promise.resolve();

  const day = () => localDay(environment.clock);

  const owned = ownedStore<{ id: number }>(
    environment,
    {
      name: 'marquee-series',
      forget() {
        [base, acts, isFailed, episodes] = [null, [], false, 'there'];
        paint();
      },
      load: () => void load(),
      merge({ id }) {
        if (id === series.id) void load();
      },
    },
    { $session: session },
  );

  function paint(): void {
    if (owned.owner() === null) $now.set({ kind: 'nobody' });
    else if (!base) $now.set({ kind: isFailed ? 'failed' : 'loading' });
    else {
      const marks = acts.reduce((before, act) => act.show(before), base);
      $now.set({ kind: 'known', marks, episodes: marks.kept || marks.state === null ? 'there' : episodes });
    }
  }

  function range() {
    if (!shown) return undefined;
    const all = [...shown.numbers, ...shown.ahead];
    return { season: shown.season, from: Math.min(...all), to: Math.max(...all) };
  }

  async function load(): Promise<void> {
    const found = await owned.read((client) => loadSeriesMarks(client, series.id, day(), range()));
    if (!found || waiting > 0) return;
    isFailed = found.kind === 'failed';
    // Written actions stay visible if the reload fails.
    if (found.kind === 'ok') base = found.value;
    else base = base && acts.reduce((before, act) => act.show(before), base);
    acts = [];
    paint();
    if (lacksEpisodes(base) && episodes === 'there') void fetchMissing();
  }

  /** Has the server import the episodes of a series that nobody has followed before. */
  async function fetchMissing(): Promise<boolean> {
    episodes = 'fetching';
    paint();
    const fetched = await owned.attempt(() => fetchEpisodes(series.id));
    if (!fetched) return false;
    const isThere = fetched.kind === 'ok' && fetched.value;
    episodes = isThere ? 'there' : 'failed';
    if (isThere) await load();
    paint();
    return isThere;
  }

  function forget(act: Act): void {
    acts = acts.filter((other) => other !== act);
    paint();
  }

  const send = (act: Act) => owned.sent(act.send(day()));

  async function finish(act: Act, sent: ReturnType<typeof send>): Promise<void> {
    const written = await sent;
    waiting -= 1;
    if (!written) return;
    if (written.kind === 'failed') {
      forget(act);
      const again = owned.offered(() => void begin(act));
      const about = titleKey({ kind: 'tv', id: series.id });
      sayMarkFailed(written, because(written, act.failed), { about, again, toasts });
    } else {
      owned.tell({ id: series.id });
      say(written.value.said);
    }
    if (waiting === 0) await load();
  }

  function say({ toast, undo }: { toast: ToastContent; undo?: Act }): void {
    const run = undo && owned.offered(() => void begin(undo));
    toasts.show({ ...toast, ...(run && { action: { label: m.undo_label(), run } }) });
  }

  async function begin(act: Act): Promise<void> {
    // Marks carry the session cookie, so they may be sent before the session resolves.
    if (owned.owner() === null && session.get().kind !== 'unknown') return;
    const isMissing = () => act.needsEpisodes && base?.kept === false;
    // Marking follows the series anyway, and the server imports and returns the episodes of followed series only.
    if (isMissing() && base?.state === null) await begin(follow(series));
    if (isMissing() && !(await fetchMissing())) {
      toasts.show({ title: m.toast_error(), text: m.series_fetch_failed(), destructive: true });
      return;
    }
    acts = [...acts, act];
    waiting += 1;
    paint();
    const sent = send(act);
    tail = tail.then(() => finish(act, sent));
    await tail;
  }

  return {
    $watching: readable($now),
    takeOver({ userId, marks }) {
      if (!owned.takeOver(userId)) return;
      base ??= marks;
      paint();
    },
    follow() {
      owned.follow();
      return owned.close;
    },
    async refresh() {
      isFailed = false;
      if (episodes === 'failed') episodes = 'there';
      paint();
      await load();
    },
    act: begin,
  };
}
