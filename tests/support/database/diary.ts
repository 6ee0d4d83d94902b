import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { ids } from '../../../packages/embedded/tests/support/persona.ts';

/** A watch, as far as statistics use it. */
export interface DiaryWatch {
  kind: 'movie' | 'tv';
  id: number;
  day: string | null;
}

/** Facts about a title. */
export interface DiaryFacts {
  kind: 'movie' | 'tv';
  id: number;
  minutes?: number | null;
  genres?: number[];
  countries?: string[];
  actors?: number[];
  directors?: number[];
  vote?: number | null;
}

/** The decade of a test title, by its id. */
export const decadeOf = (id: number) => 1950 + (id % 8) * 10;

/** Writes a user's watches, oldest first. */
export async function writeDiary(
  database: Database,
  watches: readonly DiaryWatch[],
  person: string = ids.owner,
): Promise<void> {
  const rows = watches.map((watch, index) => ({
    ...watch,
    name: `Title ${watch.id}`,
    released: `${decadeOf(watch.id) + 3}-05-05`,
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }));
  await database.query(
    `insert into public.watches (user_id, kind, title_id, title, release_date, day, created_at)
     select $1, r.kind, r.id, r.name, r.released, r.day, r.at
     from jsonb_to_recordset($2::jsonb) as r (
       kind text, id integer, name text, released date, day date, at timestamptz
     )`,
    [person, JSON.stringify(rows)],
  );
}

/** Writes facts of titles; ids serve as names of people and genres. */
export async function writeFacts(database: Database, titles: readonly DiaryFacts[]): Promise<void> {
  const named = (numbers: readonly number[] = []) => [...numbers];
  for (let from = 0; from < titles.length; from += 100) {
    const rows = titles.slice(from, from + 100).map((title) => ({
      kind: title.kind,
      title_id: title.id,
      known: true,
      name: `Title ${title.id}`,
      minutes: title.minutes ?? null,
      genre_ids: named(title.genres),
      genre_names: named(title.genres).map((id) => `Genre ${id}`),
      countries: title.countries ?? [],
      language: 'en',
      vote: title.vote ?? null,
      actor_ids: named(title.actors),
      actor_names: named(title.actors).map((id) => `Actor ${id}`),
      director_ids: named(title.directors),
      director_names: named(title.directors).map((id) => `Director ${id}`),
      collection_id: null,
      collection_name: null,
    }));
    await database.query('select public.save_title_facts($1::jsonb)', [JSON.stringify(rows)]);
  }
}
