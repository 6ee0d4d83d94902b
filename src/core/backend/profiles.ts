import type { Profile } from '../profile.ts';
import { answerOrNone } from './answers.ts';
import type { Client } from './client.ts';
import { BackendError } from './errors.ts';
import type { Database } from './database.types.ts';

// Columns are granted individually, so `*` would be refused.
const COLUMNS = 'id, full_name, avatar_url, created_at';

function toProfile(row: Database['public']['Tables']['profiles']['Row']): Profile {
  return { id: row.id, fullName: row.full_name, avatarUrl: row.avatar_url, createdAt: row.created_at };
}

/** The user's own profile or a review author's; null if there is none or it is not readable. */
export async function loadProfile(client: Client, userId: string): Promise<Profile | null> {
  const row = await answerOrNone(client.from('profiles').select(COLUMNS).eq('id', userId).maybeSingle());
  return row && toProfile(row);
}

/**
 * Updates the given fields of the user's profile, creating it if missing, and returns it. A blank name becomes null.
 */
export async function updateProfile(
  client: Client,
  userId: string,
  changes: { fullName?: string | null; avatarUrl?: string | null },
): Promise<Profile> {
  const { fullName, avatarUrl } = changes;
  const row = {
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
  };
  const write = () =>
    answerOrNone(client.from('profiles').update(row).eq('id', userId).select(COLUMNS).maybeSingle());
  let saved = await write();
  if (!saved) {
    await answerOrNone(client.rpc('make_my_profile'));
    saved = await write();
  }
  if (!saved) throw new BackendError('none');
  return toProfile(saved);
}
