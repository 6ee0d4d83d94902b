import { loadWatchesOf } from '../diary/watches.queries.ts';
import { findReminder } from '../reminders/reminders.queries.ts';
import { findSeriesReminder } from '../reminders/series-reminders.queries.ts';
import { loadHalfStars, loadOwnRating } from '../reviews/ratings.queries.ts';
import { loadSeriesMarks } from '../series/following.queries.ts';
import { loadMarks } from '../tags/tags.queries.ts';
import { loadMyServices } from '../watch/my-services.queries.ts';
import { loadOwnRegion } from '../watch/regions.queries.ts';
import { byDay, MOST_ON_PAGE, type Watch } from '../diary/watches.ts';
import type { Reminder } from '../reminders/reminders.ts';
import type { InitialStars } from '../../core/stars.ts';
import type { OwnMarks } from '../tags/tags.ts';
import type { OwnSeries } from '../series/on-page.ts';
import type { TitleId } from '../../core/title.ts';
import type { Offers } from '../../core/offers.ts';
import type { Person } from '../../server/person.ts';
import { usualRegion } from '../../server/region.ts';

/** The user's region and services. */
interface OwnWatching {
  /** ISO 3166-1. `isChosen`: set by the user rather than from the browser. */
  region: string;
  isChosen: boolean;
  /** Service ids. */
  services: readonly number[];
}

/** The signed-in user's data on a title's page. */
export interface OwnTitle {
  userId: string;
  stars: InitialStars;
  watches: Watch[];
  /** The user's tags and note. */
  tags: OwnMarks;
  /** For movies. */
  reminder: Reminder | null;
  /** For series: the user's progress, and whether a reminder of the next season is set. */
  series: OwnSeries | null;
  isReminded: boolean;
  watching: OwnWatching;
  /** Offers in the user's region; null if loading failed. */
  offers: Offers | null;
}

/** Loads the user's data about a title, concurrently with its details. */
export async function loadOwnTitle(person: Person, title: TitleId): Promise<Omit<OwnTitle, 'offers'>> {
  const { client, userId, day, context } = person;
  const { kind, id } = title;
  const ofMovie = kind === 'movie';
  const [own, halves, watches, tags, chosen, services, reminder, marks, ofSeries] = await Promise.all([
    loadOwnRating(client, userId, title),
    loadHalfStars(client, userId),
    loadWatchesOf(client, userId, title, MOST_ON_PAGE),
    loadMarks(client, { kind, id, season: null }),
    loadOwnRegion(client),
    loadMyServices(client, userId),
    ofMovie ? findReminder(client, userId, id) : null,
    ofMovie ? null : loadSeriesMarks(client, id, day),
    ofMovie ? null : findSeriesReminder(client, userId, id),
  ]);
  return {
    userId,
    stars: { own, halves, userId },
    watches: watches.toSorted(byDay),
    reminder,
    series: marks && { userId, marks },
    tags,
    isReminded: ofSeries !== null,
    watching: { region: chosen ?? (await usualRegion(context.request)), isChosen: chosen !== null, services },
  };
}
