import { countOf, answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';
import { loadTimeZone } from '../../core/backend/time-zones.ts';
import {
  isMailRhythm,
  isNoticeKind,
  NOTICES_PER_PAGE,
  USUAL_PREFERENCES,
  type Notice,
  type NoticeChoice,
  type NoticeData,
  type NoticeKind,
  type NoticePreferences,
  type Telling,
} from './notices.ts';

/** Most users per call. */
const MOST_AT_ONCE = 5000;

/** Splits notices into calls of at most that many users. */
function* inCalls(tellings: readonly Telling[]): Generator<Telling[]> {
  let call: Telling[] = [];
  let people = 0;
  for (const telling of tellings) {
    for (let start = 0; start < telling.users.length; start += MOST_AT_ONCE) {
      const users = telling.users.slice(start, start + MOST_AT_ONCE);
      if (people + users.length > MOST_AT_ONCE) {
        yield call;
        [call, people] = [[], 0];
      }
      call.push({ ...telling, users });
      people += users.length;
    }
  }
  if (call.length > 0) yield call;
}

/**
 * Creates notices, once per user, kind and key (idempotent); returns how many are new. Needs the secret key; rejects
 * with `invalid` for a key or data the table rejects.
 */
export async function tellOnce(
  client: Client,
  kind: NoticeKind,
  tellings: readonly Telling[],
  at?: Date,
): Promise<number> {
  let told = 0;
  for (const call of inCalls(tellings)) {
    const rows = call.map(({ users, key, title, data = {}, mail = true }) => ({
      users,
      key,
      data: { ...data },
      mail,
      ...(title && {
        title_kind: title.kind,
        title_id: title.id,
        title_name: title.name,
        poster_path: title.posterPath,
      }),
    }));
    const query = { p_kind: kind, p_notices: rows, ...(at && { p_at: at.toISOString() }) };
    told += await answerOf(client.rpc('tell_once', query));
  }
  return told;
}

export type NoticeRow = Database['public']['Tables']['notices']['Row'];

/** The row's notice; empty for an unknown kind. */
export function toNotice(row: NoticeRow): Notice[] {
  if (!isNoticeKind(row.kind)) return [];
  const { title_id: id, title_name: name, poster_path: posterPath } = row;
  const title =
    id === null
      ? null
      : {
          kind: row.title_kind === 'tv' ? ('tv' as const) : ('movie' as const),
          id,
          name: name ?? '',
          posterPath,
        };
  // Only the server writes it, as NoticeData; readers tolerate missing fields.
  const data = row.data as NoticeData;
  const { id: notice, kind, created_at: createdAt, read_at: readAt } = row;
  return [{ id: notice, kind, title, data, createdAt, read: readAt !== null }];
}

/** A page (from 1) of 30 of the user's notices, latest first, and the total. */
export async function loadNotices(
  client: Client,
  userId: string,
  page: number,
): Promise<{ notices: Notice[]; total: number }> {
  const mine = () => client.from('notices').select('*').eq('user_id', userId).eq('in_app', true);
  const sorted = mine().order('created_at', { ascending: false }).order('id', { ascending: false });
  const start = (page - 1) * NOTICES_PER_PAGE;
  const [rows, total] = await Promise.all([
    answerOf(sorted.range(start, start + NOTICES_PER_PAGE - 1)),
    countOf(
      client
        .from('notices')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', userId)
        .eq('in_app', true),
    ),
  ]);
  return { notices: rows.flatMap(toNotice), total };
}

/** The caller's number of unread notices; 100 means 100 or more. */
export async function countUnread(client: Client): Promise<number> {
  return answerOf(client.rpc('my_unread_notices'));
}

/** Marks the caller's notices as read or unread (all without `ids`); returns the changed ids. */
export async function markNotices(client: Client, read: boolean, ids?: readonly number[]): Promise<number[]> {
  return answerOf(client.rpc('mark_my_notices', { p_read: read, ...(ids && { p_ids: [...ids] }) }));
}

/** The user's notice preferences by kind, and their time zone; null until known. */
export async function loadNoticePreferences(
  client: Client,
  userId: string,
): Promise<{ preferences: NoticePreferences; timeZone: string | null }> {
  const [rows, timeZone] = await Promise.all([
    answerOf(client.from('notice_preferences').select('*').eq('user_id', userId)),
    loadTimeZone(client, userId),
  ]);
  const preferences = { ...USUAL_PREFERENCES };
  for (const { kind, in_app: inApp, mail } of rows) {
    if (isNoticeKind(kind) && isMailRhythm(mail)) preferences[kind] = { inApp, mail };
  }
  return { preferences, timeZone };
}

/** Saves preferences of some kinds; the others stay. */
export async function saveNoticePreferences(
  client: Client,
  userId: string,
  choices: Partial<NoticePreferences>,
): Promise<void> {
  const rows = Object.entries(choices).map(([kind, { inApp, mail }]: [string, NoticeChoice]) => ({
    user_id: userId,
    kind,
    in_app: inApp,
    mail,
  }));
  if (rows.length === 0) return;
  await answerOrNone(client.from('notice_preferences').upsert(rows, { onConflict: 'user_id,kind' }));
}
