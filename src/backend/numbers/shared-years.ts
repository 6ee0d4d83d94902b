import type { SharedYear } from '../../domain/numbers/shared-years.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** A year somebody shares, and the secret of its link. */
export interface OwnSharedYear extends SharedYear {
  secret: string;
}

const COLUMNS = 'secret, year, watches, titles, movies, series, minutes, days';

/** A year of somebody's that they share; null when they do not. */
export async function findSharedYear(
  client: Client,
  userId: string,
  year: number,
): Promise<OwnSharedYear | null> {
  const call = client.from('shared_years').select(COLUMNS).eq('user_id', userId).eq('year', year);
  return answerOrNone(call.maybeSingle());
}

/** Shares a year with the numbers it has now; under the same link, where it is shared already. */
export async function shareYear(client: Client, userId: string, shared: SharedYear): Promise<OwnSharedYear> {
  const { year, watches, titles, movies, series, minutes, days } = shared;
  const numbers = { watches, titles, movies, series, minutes, days };
  const call = client.from('shared_years').update(numbers).eq('user_id', userId).eq('year', year);
  const known = await answerOrNone(call.select(COLUMNS).maybeSingle());
  return (
    known ??
    answerOf(
      client
        .from('shared_years')
        .insert({ year, ...numbers })
        .select(COLUMNS)
        .single(),
    )
  );
}

/** Takes a shared year back: its link leads nowhere from now on. */
export async function endSharedYear(client: Client, userId: string, year: number): Promise<void> {
  await answerOrNone(client.from('shared_years').delete().eq('user_id', userId).eq('year', year));
}

/** The year a link shares, for whoever knows its secret; null when there is none, or none any more. */
export async function loadSharedYear(client: Client, secret: string): Promise<SharedYear | null> {
  return answerOrNone(client.rpc('shared_year', { p_secret: secret }).maybeSingle());
}
