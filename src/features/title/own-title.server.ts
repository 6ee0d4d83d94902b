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

/** How somebody watches. */
interface OwnWatching {
  /** ISO 3166-1; whether they have said so themselves, or their browser. */
  region: string;
  isChosen: boolean;
  /** The services they have, by number. */
  services: readonly number[];
}

/** What the page of a title says of whoever is signed in, and of nobody else. */
export interface OwnTitle {
  userId: string;
  stars: InitialStars;
  watches: Watch[];
  /** Their tags of it and their note to it. */
  tags: OwnMarks;
  /** Of a movie. */
  reminder: Reminder | null;
  /** Of a series: how far they are, and whether they are told of its next season. */
  series: OwnSeries | null;
  isReminded: boolean;
  watching: OwnWatching;
  /** Where it can be seen in their region; null where that could not be asked for. */
  offers: Offers | null;
}

/** What is somebody's of a title, asked for at once and before its details are there. */
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
