import type { SeenAndDismissed } from '../../domain/title-lists/personal-list.ts';
import { titleKey, type Kind, type TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** Titles of each kind one call may ask about; what comes behind them is nothing's. */
const TITLES_A_CALL = 500;

/** Which of some titles (at most 500 of each kind) the person has seen or dismissed, in one call. */
export async function loadSeenAndDismissed(
  client: Client,
  titles: readonly TitleId[],
): Promise<SeenAndDismissed> {
  const idsOf = (kind: Kind) =>
    titles.flatMap((title) => (title.kind === kind ? title.id : [])).slice(0, TITLES_A_CALL);
  const call = client.rpc('my_seen_and_dismissed', {
    p_movie_ids: idsOf('movie'),
    p_series_ids: idsOf('tv'),
  });
  const row = await answerOf(call.retry(false).single());
  const keys = (movies: readonly number[], series: readonly number[]) =>
    new Set([
      ...movies.map((id) => titleKey({ kind: 'movie', id })),
      ...series.map((id) => titleKey({ kind: 'tv', id })),
    ]);
  return {
    hideSeen: row.hide_seen,
    seen: keys(row.seen_movies, row.seen_series),
    dismissed: keys(row.dismissed_movies, row.dismissed_series),
  };
}

/** Chooses whether lists leave out what the person has seen. */
export async function saveHideSeen(client: Client, userId: string, hideSeen: boolean): Promise<void> {
  await answerOrNone(
    client.from('list_settings').upsert({ user_id: userId, hide_seen: hideSeen }, { onConflict: 'user_id' }),
  );
}

/** Whether lists leave out what the person has seen; nobody's do before they have chosen. */
export async function loadHideSeen(client: Client, userId: string): Promise<boolean> {
  const call = client.from('list_settings').select('hide_seen').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.hide_seen ?? false;
}
