import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/supabase/database/contract.ts';
import { listTables } from '../../src/supabase/database/transfer/table-rows.ts';
import { ids, signUpEverybody } from './persona.ts';

/** Gives every table rows, among them those that are easily lost on the way to another place. */
export async function fillWholeDatabase(database: Database): Promise<void> {
  await signUpEverybody(database);
  await fillPlatform(database);
  await database.exec(`
    insert into public.wishlists (user_id, movie_id, movie_title, movie_vote_average, movie_release_date)
      values ('${ids.owner}', 1, 'One', 7.25, '1999-03-30');
    insert into public.watched_movies (user_id, movie_id, movie_title) values ('${ids.owner}', 2, 'Two');
    insert into public.movie_reminders (user_id, movie_id, movie_title, remind_on)
      values ('${ids.owner}', 3, 'Three', '2030-01-01');
    insert into public.ai_preferences (user_id, keep_searches) values ('${ids.owner}', true);
    insert into public.ai_searches (user_id, kind, description, results)
      values ('${ids.owner}', 'movie', 'É', '{"titles": [12345678901234567890.5]}');
    insert into public.movie_ratings (user_id, movie_id, rating) values ('${ids.owner}', 1, 5);
    insert into public.series_ratings (user_id, series_id, rating) values ('${ids.owner}', 1, 5);
    insert into public.movie_reviews (user_id, movie_id, review) values ('${ids.owner}', 1, 'Good');
    insert into public.review_reports (user_id, movie_review_id, reason)
      select '${ids.stranger}', id, 'Rude' from public.movie_reviews;
    insert into public.favorite_movies (user_id, movie_id, movie_title) values ('${ids.owner}', 1, 'One');
    insert into public.favorite_movies (user_id, movie_id, movie_title)
      select '${ids.stranger}', g, E'quote " backslash \\\\ newline \\n tab \\t é 🎬 ' || g from generate_series(1, 1200) g;`);
}

/** Gives the tables of Auth and Storage rows, where the three accounts are. */
export async function fillPlatform(database: Database): Promise<void> {
  await database.exec(`
    update auth.users set created_at = '2026-01-02 03:04:05.678901+00', raw_user_meta_data = '{"n": 12345678901234567890.5}';
    insert into auth.identities (provider_id, user_id, identity_data, provider)
      select id::text, id, jsonb_build_object('email', 'É' || email), 'email' from auth.users;
    update auth.sessions set aal = 'aal1', refreshed_at = '2026-01-02 03:04:05.678901', ip = '2001:db8::1'
      where id = '${session}';
    insert into auth.refresh_tokens (token, user_id, session_id) values ('t', '${ids.owner}', '${session}');
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
      values (gen_random_uuid(), '${ids.owner}', 'recovery_token', 'hash', 'ada@example.org');
    insert into auth.mail_links (id, user_id, kind, token_hash, client, metadata, created_at, sent_at)
      values (gen_random_uuid(), '${ids.owner}', 'confirmation', 'hash', 'client', '{"full_name": "É"}', now(), now());
    insert into auth.flow_state (id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
      values (gen_random_uuid(), 'code', 's256', 'challenge', 'email', 'recovery');
    insert into storage.objects (bucket_id, name, metadata) values ('avatars', '${ids.owner}.png', '{"size": 3}');`);
}

const session = '00000000-0000-4000-8000-00000000000a';

/** Every row of every table as text, by table; two databases with the same answer hold the same. */
export async function contents(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (tx) => {
    const found: Record<string, string[]> = {};
    for (const { name } of await listTables(tx)) {
      const { rows } = await tx.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** Puts files where the storage server and the key of the server lie. */
export async function writeFiles(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'storage', 'avatars', 'ab'), { recursive: true });
  await writeFile(join(dataDir, 'storage', 'avatars', 'ab', 'v1'), new Uint8Array([0, 255, 10]), {
    mode: 0o600,
  });
  await writeFile(join(dataDir, 'secrets.json'), '{"key":"k"}', { mode: 0o600 });
}

/** Every file of a data directory but the database and the lock, with its bytes and rights. */
export async function otherFiles(dataDir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(dataDir.length + 1);
    if (!entry.isFile() || /^(?:database|postgres|programs|server\.)/.test(name)) continue;
    found[name] = `${((await stat(path)).mode & 0o777).toString(8)} ${await readFile(path, 'hex')}`;
  }
  return found;
}
