import type { CalendarDate } from '../../core/dates.ts';
import type { HomeVisit } from './visit.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

const kindOf = (kind: string) => (kind === 'tv' ? 'tv' : 'movie');

/** The caller's wishlist titles of both kinds: recent releases first, distant ones last; at most 100. */
export async function loadHomeWishes(
  client: Client,
  today: CalendarDate,
  most: number,
): Promise<ListTitle[]> {
  const rows = await answerOf(client.rpc('home_wishes', { p_today: today, p_limit: most }));
  return rows.map((row) => ({
    kind: kindOf(row.kind),
    id: row.title_id,
    title: row.title,
    posterPath: row.poster_path,
    date: row.release_date,
    voteAverage: row.vote_average,
  }));
}

/** Records the caller's visit to the home page and returns the data it depends on. */
export async function visitHome(client: Client, today: CalendarDate): Promise<HomeVisit> {
  const row = await answerOf(client.rpc('visit_home', { p_today: today }).retry(false).single());
  return {
    ...{ seen: row.seen, services: row.services, imported: row.imported },
    ...{ stars: row.stars, following: row.following },
    // Generated types of functions lack null.
    awaySince: row.away_since,
    hideSeen: row.hide_seen as boolean | null,
    stepsHidden: row.steps_hidden,
  };
}

/** Hides the first steps permanently. */
export async function hideFirstSteps(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('home_visits').update({ steps_hidden: true }).eq('user_id', userId));
}

/** The caller's latest titles rated four stars or more, best first, with names. */
export async function loadRecentlyLiked(
  client: Client,
  most: number,
): Promise<(TitleId & { name: string })[]> {
  const rows = await answerOf(client.rpc('recently_liked', { p_limit: most }));
  return rows.map(({ kind, title_id: id, name }) => ({ kind: kindOf(kind), id, name }));
}
