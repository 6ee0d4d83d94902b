import { createClient } from '@supabase/supabase-js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmbeddedSupabase } from 'embedded-services/supabase';
import { createCatalogueServer } from 'embedded-services/tmdb';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './support/temporary-folder.ts';

const NOTES = `
  create table public.notes (
    id bigint generated always as identity primary key,
    user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
    text text not null
  );
  alter table public.notes enable row level security;
  create policy own on public.notes for all to authenticated using (user_id = (select auth.uid()));
  grant select, insert on public.notes to authenticated;`;

test('The example of the README: a folder of migrations, a data directory, and supabase-js as it is', async () => {
  const folder = await temporaryFolder();
  const migrations = { folder: join(folder, 'migrations') };
  await mkdir(migrations.folder);
  await writeFile(join(migrations.folder, '20260101000000_notes.sql'), NOTES);
  const supabase = await createEmbeddedSupabase({ dataDir: join(folder, 'data'), migrations });
  onTestFinished(() => supabase.close());
  const client = createClient(supabase.publicUrl, supabase.anonKey, {
    auth: { autoRefreshToken: false },
    global: { fetch: (input, init) => supabase.fetch(new Request(input, init)) },
  });

  const ada = { email: 'ada@example.org', password: 'secret-1' };
  expect((await client.auth.signUp(ada)).error).toBeNull();
  expect((await client.auth.signInWithPassword(ada)).error?.code).toBe('email_not_confirmed');
  await supabase.settled();
  const [mail] = await supabase.outbox.list(ada.email);
  const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await client.auth.verifyOtp({ email: ada.email, token, type: 'signup' })).error).toBeNull();
  expect(await client.from('notes').insert({ text: 'Mine' })).toMatchObject({ status: 201 });
  expect((await client.from('notes').select('text')).data).toEqual([{ text: 'Mine' }]);

  await client.auth.signOut();
  expect((await client.from('notes').select('text')).data).toEqual([]);
  const admin = createClient(supabase.publicUrl, supabase.secretKey, {
    auth: { persistSession: false },
    global: { fetch: (input, init) => supabase.fetch(new Request(input, init)) },
  });
  expect((await admin.from('notes').select('text')).data).toEqual([{ text: 'Mine' }]);
});

test('The example of TMDB', async () => {
  const tmdb = createCatalogueServer({ clock: () => new Date('2026-11-30T12:00:00Z') });
  const answer = await tmdb.api(new Request('http://tmdb.embedded/3/movie/603'));
  expect(await answer.json()).toMatchObject({ title: 'The Matrix' });
});
