import type { SharedYear } from './shared-years.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

export interface OwnSharedYear extends SharedYear {
  secret: string;
}

const COLUMNS = 'secret, year, watches, titles, movies, series, minutes, days';

/** The user's shared year; null if it is not shared. */
export async function findSharedYear(
  client: Client,
  userId: string,
  year: number,
): Promise<OwnSharedYear | null> {
  const call = client.from('shared_years').select(COLUMNS).eq('user_id', userId).eq('year', year);
  return answerOrNone(call.maybeSingle());
}

/** Shares a year with its current numbers; an already shared one keeps its link. */
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

/** Stops sharing a year; its link stops working. */
export async function endSharedYear(client: Client, userId: string, year: number): Promise<void> {
  await answerOrNone(client.from('shared_years').delete().eq('user_id', userId).eq('year', year));
}

/** The shared year behind a secret; null if there is none. */
export async function loadSharedYear(client: Client, secret: string): Promise<SharedYear | null> {
  return answerOrNone(client.rpc('shared_year', { p_secret: secret }).maybeSingle());
}
