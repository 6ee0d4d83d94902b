import type { TitleFacts } from '../../domain/numbers/title-facts.ts';
import type { TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import { toTitleIds } from '../jobs.ts';

// What the server's jobs ask and write of the facts of titles. Each call needs the secret key.

/** Saved titles of which nothing is known yet, the longest waiting first, at most 1,000. */
export async function wantedFacts(client: Client, limit: number): Promise<TitleId[]> {
  return toTitleIds(await answerOf(client.rpc('wanted_facts', { p_limit: limit })));
}

/** Titles somebody keeps whose facts are older than a moment, the oldest first, at most 1,000. */
export async function staleFacts(client: Client, olderThan: Date, limit: number): Promise<TitleId[]> {
  const query = { p_older_than: olderThan.toISOString(), p_limit: limit };
  return toTitleIds(await answerOf(client.rpc('stale_facts', query)));
}

/**
 * Writes the facts of at most 100 titles, in place of what was known of them. Rejects with `invalid` when the tables do
 * not take what the catalogue says.
 */
export async function saveTitleFacts(client: Client, facts: readonly TitleFacts[]): Promise<void> {
  const rows = facts.map((title) => ({
    kind: title.kind,
    title_id: title.id,
    known: true,
    name: title.name,
    minutes: title.minutes,
    genre_ids: title.genres.map(({ id }) => id),
    genre_names: title.genres.map(({ name }) => name),
    countries: title.countries,
    language: title.language,
    vote: title.vote,
    actor_ids: title.actors.map(({ id }) => id),
    actor_names: title.actors.map(({ name }) => name),
    director_ids: title.directors.map(({ id }) => id),
    director_names: title.directors.map(({ name }) => name),
    writer_ids: title.writers.map(({ id }) => id),
    writer_names: title.writers.map(({ name }) => name),
    keyword_ids: title.keywords.map(({ id }) => id),
    keyword_names: title.keywords.map(({ name }) => name),
    release_date: title.date,
    collection_id: title.collection?.id ?? null,
    collection_name: title.collection?.name ?? null,
  }));
  await answerOf(client.rpc('save_title_facts', { p_facts: rows }));
}

/** Notes that the catalogue has no such title: facts that are known stay, and it is not asked for again at once. */
export async function noteFactsGone(client: Client, { kind, id }: TitleId): Promise<void> {
  await answerOrNone(client.rpc('title_facts_gone', { p_kind: kind, p_id: id }));
}

/** Puts a title the catalogue failed at behind all others that wait. */
export async function postponeFacts(client: Client, { kind, id }: TitleId): Promise<void> {
  await answerOrNone(client.rpc('postpone_facts', { p_kind: kind, p_id: id }));
}

/** Forgets facts nobody needs and nobody compared since a moment; answers of how many titles. */
export async function dropUnkeptFacts(client: Client, olderThan: Date): Promise<number> {
  return answerOf(client.rpc('drop_unkept_facts', { p_older_than: olderThan.toISOString() }));
}
