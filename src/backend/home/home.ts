import type { CalendarDate } from '../../domain/dates.ts';
import type { HomeVisit } from '../../domain/home/visit.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import type { TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

const kindOf = (kind: string) => (kind === 'tv' ? 'tv' : 'movie');

/** The caller's wishes of both kinds: what has come out of late first, what is to come last; at most 100. */
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

/** Notes that the caller is on home, and answers what it is made by. */
export async function visitHome(client: Client, today: CalendarDate): Promise<HomeVisit> {
  const row = await answerOf(client.rpc('visit_home', { p_today: today }).retry(false).single());
  return {
    ...{ seen: row.seen, services: row.services, imported: row.imported },
    ...{ stars: row.stars, following: row.following },
    // The generated types know of no null that a function answers.
    awaySince: row.away_since,
    hideSeen: row.hide_seen as boolean | null,
    stepsHidden: row.steps_hidden,
  };
}

/** Puts the first steps away for good. */
export async function hideFirstSteps(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('home_visits').update({ steps_hidden: true }).eq('user_id', userId));
}

/** The best of what the caller has rated last, four stars at least, with what it is called. */
export async function loadRecentlyLiked(
  client: Client,
  most: number,
): Promise<(TitleId & { name: string })[]> {
  const rows = await answerOf(client.rpc('recently_liked', { p_limit: most }));
  return rows.map(({ kind, title_id: id, name }) => ({ kind: kindOf(kind), id, name }));
}
