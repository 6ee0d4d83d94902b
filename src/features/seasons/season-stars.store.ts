import { atom, type ReadableAtom } from 'nanostores';
import { loadSeasonRating, loadSeasonStars } from './season-stars.queries.ts';
import { summaryAfter } from '../reviews/opinions.ts';
import type { RatingSummary } from '../../core/averages.ts';
import type { Stars } from '../../core/stars.ts';
import type { OwnStars, SeasonPart, SeasonPlace, SeasonStars } from '../../core/season-stars.ts';
import { titleKey } from '../../core/title.ts';
import type { Environment } from '../../core/stores/environment.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { givenStars, type GivenStars } from '../reviews/given-stars.store.ts';

export interface SeasonStarsView {
  /** Everyone's ratings, including the user's unsaved one; null on failure. */
  summary: RatingSummary | null;
  /** The user's stars; null until loaded. */
  mine: SeasonStars | null;
}

export interface SeasonStarsStore {
  $view: ReadableAtom<SeasonStarsView>;
  /** Hydrates from the server's data, which is not loaded again. */
  takeOver: (own: OwnStars) => void;
  /** Follows the session; returns the stop function. */
  follow: () => () => void;
  /** Gives stars to a part; null removes them (optimistic update). */
  give: (part: SeasonPart, stars: Stars | null) => void;
}

interface News extends SeasonPlace {
  at: number;
}

/** Creates a season's stars; nothing is subscribed or loaded before a method is called. */
export function createSeasonStars(
  environment: Environment,
  place: SeasonPlace,
  summary: RatingSummary | null,
): SeasonStarsStore {
  const $now = atom<SeasonStarsView>({ summary, mine: null });
  const given = new Map<SeasonPart, GivenStars>();
  let saving = 0;

  const owned = ownedStore<News>(environment, {
    name: 'marquee-season-stars',
    forget() {
      given.clear();
      $now.set({ ...$now.get(), mine: null });
    },
    load: () => void load(),
    merge({ seriesId, season }) {
      if (seriesId === place.seriesId && season === place.season) void load();
    },
  });

  async function load(): Promise<void> {
    const found = await owned.read((client, userId) =>
      Promise.all([loadSeasonRating(client, place), loadSeasonStars(client, userId, place)]),
    );
    // Unsaved stars are newer; on failure the visible ones stay.
    if (found?.kind !== 'ok' || saving > 0) return;
    given.clear();
    $now.set({ summary: found.value[0], mine: found.value[1] });
  }

  function show(part: SeasonPart, stars: Stars | null): void {
    const { summary: before, mine } = $now.get();
    const own = mine?.get(part) ?? null;
    if (own === stars) return;
    const shown = new Map(mine);
    if (stars === null) shown.delete(part);
    else shown.set(part, stars);
    $now.set({
      summary: before && part === null ? summaryAfter(before, own, stars) : before,
      mine: shown,
    });
  }

  function told(): void {
    owned.tell({ ...place, at: environment.clock().getTime() });
    environment.pageChanged({ seriesId: place.seriesId, season: place.season });
    void load();
  }

  function starsOf(part: SeasonPart): GivenStars {
    const known = given.get(part);
    if (known) return known;
    const made = givenStars(
      titleKey({ kind: 'tv', id: place.seriesId }),
      $now.get().mine?.get(part) ?? null,
      async (stars) => {
        saving += 1;
        try {
          await sendMark({ what: 'seasonStars', place, part, stars });
        } finally {
          saving -= 1;
        }
      },
      told,
    );
    made.$own.listen((stars) => show(part, stars));
    given.set(part, made);
    return made;
  }

  return {
    $view: readable($now),
    takeOver({ userId, mine }) {
      if (owned.takeOver(userId) && !$now.get().mine) $now.set({ ...$now.get(), mine });
    },
    follow() {
      owned.follow();
      return owned.close;
    },
    give: (part, stars) => starsOf(part).give(stars),
  };
}
