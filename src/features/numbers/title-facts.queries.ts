import type { TitleFacts } from './title-facts.ts';
import type { TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { toTitleIds } from '../../core/backend/jobs.ts';

// The jobs' queries of title facts. Each needs the secret key.

/** Saved titles without facts, longest waiting first, at most 1,000. */
export async function wantedFacts(client: Client, limit: number): Promise<TitleId[]> {
  return toTitleIds(await answerOf(client.rpc('wanted_facts', { p_limit: limit })));
}

/** Saved titles with facts older than `olderThan`, oldest first, at most 1,000. */
export async function staleFacts(client: Client, olderThan: Date, limit: number): Promise<TitleId[]> {
  const query = { p_older_than: olderThan.toISOString(), p_limit: limit };
  return toTitleIds(await answerOf(client.rpc('stale_facts', query)));
}

/** Replaces the facts of at most 100 titles. Rejects with `invalid` if the tables reject the catalogue's data. */
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

/** Records that the catalogue has no such title: existing facts stay, and it is not requested again at once. */
export async function noteFactsGone(client: Client, { kind, id }: TitleId): Promise<void> {
  await answerOrNone(client.rpc('title_facts_gone', { p_kind: kind, p_id: id }));
}

/** Moves a title on which the catalogue failed to the end of the queue. */
export async function postponeFacts(client: Client, { kind, id }: TitleId): Promise<void> {
  await answerOrNone(client.rpc('postpone_facts', { p_kind: kind, p_id: id }));
}

/** Deletes unused facts not synced since `olderThan`; returns of how many titles. */
export async function dropUnkeptFacts(client: Client, olderThan: Date): Promise<number> {
  return answerOf(client.rpc('drop_unkept_facts', { p_older_than: olderThan.toISOString() }));
}
