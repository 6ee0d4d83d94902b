import type { RatingSummary } from '../../core/averages.ts';
import { isStars, type Stars } from '../../core/stars.ts';
import { MOST_RATED, type SeasonPart, type SeasonPlace, type SeasonStars } from '../../core/season-stars.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The user's stars of a season and its episodes. */
export async function loadSeasonStars(
  client: Client,
  userId: string,
  { seriesId, season }: SeasonPlace,
): Promise<SeasonStars> {
  const call = client
    .from('part_ratings')
    .select('number, stars')
    .match({ user_id: userId, series_id: seriesId, season });
  const rows = await answerOf(call.order('number', { nullsFirst: true }).limit(MOST_RATED));
  return new Map(rows.flatMap(({ number, stars }) => (isStars(stars) ? [[number, stars] as const] : [])));
}

/** Average and number of all users' ratings of a season. */
export async function loadSeasonRating(
  client: Client,
  { seriesId, season }: SeasonPlace,
): Promise<RatingSummary> {
  const rows = await answerOf(client.rpc('season_rating', { p_series_id: seriesId, p_season: season }));
  return { average: rows[0]?.average ?? null, count: rows[0]?.rating_count ?? 0 };
}

/** Gives stars to a season or an episode; null removes them. */
export async function setSeasonStars(
  client: Client,
  userId: string,
  { seriesId, season }: SeasonPlace,
  number: SeasonPart,
  stars: Stars | null,
): Promise<void> {
  const row = { user_id: userId, series_id: seriesId, season };
  if (stars !== null) {
    const onConflict = 'user_id,series_id,season,number';
    await answerOrNone(client.from('part_ratings').upsert({ ...row, number, stars }, { onConflict }));
    return;
  }
  const mine = client.from('part_ratings').delete().match(row);
  await answerOrNone(number === null ? mine.is('number', null) : mine.eq('number', number));
}
