import { isCalendarDate } from '../../core/dates.ts';
import type { KnownTitle, SourceAnswer } from './found.ts';
import type { Ground } from './ground.ts';
import type { HistoryTitle } from './history.ts';
import { traitsOf, type NamedTrait, type TraitCounts } from './traits.ts';
import { titleKey, type Kind, type TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

// Queries of the For you job. Each needs the secret key.

interface FactsRow {
  minutes: number | null;
  date: string | null;
  language: string | null;
  countries: string[];
  genreIds: number[];
  genreNames: string[];
  makerIds: number[];
  makerNames: string[];
  actorIds: number[];
  actorNames: string[];
  themeIds: number[];
  themeNames: string[];
  collectionId: number | null;
  collectionName: string | null;
}

const zipped = (ids: readonly number[], names: readonly string[]) =>
  ids.map((id, at) => ({ id, name: names[at] ?? '' }));

function toTraits(row: FactsRow): NamedTrait[] {
  return traitsOf({
    date: row.date !== null && isCalendarDate(row.date) ? row.date : null,
    language: row.language,
    countries: row.countries,
    genres: zipped(row.genreIds, row.genreNames),
    makers: zipped(row.makerIds, row.makerNames),
    actors: zipped(row.actorIds, row.actorNames),
    themes: zipped(row.themeIds, row.themeNames),
    collection: row.collectionId === null ? null : { id: row.collectionId, name: row.collectionName ?? '' },
  });
}

const kindOf = (kind: string): Kind => (kind === 'tv' ? 'tv' : 'movie');
const factsOf = (json: Json) => json as unknown as FactsRow;

export interface DuePerson {
  userId: string;
  /** Catalogue calls made for them today. */
  calls: number;
}

/**
 * Users due for the job, longest waiting first: those who changed something and have been quiet since `quiet` or
 * waiting since `waiting`, and those last computed before `older`.
 */
export async function duePeople(
  client: Client,
  since: { quiet: Date; waiting: Date; older: Date },
  limit: number,
): Promise<DuePerson[]> {
  const rows = await answerOf(
    client.rpc('for_you_due', {
      p_quiet_since: since.quiet.toISOString(),
      p_waiting_since: since.waiting.toISOString(),
      p_older_than: since.older.toISOString(),
      p_limit: limit,
    }),
  );
  return rows.map(({ user_id: userId, calls_today: calls }) => ({ userId, calls }));
}

/** A user's history, strongest signals first, at most 1,000; and rated titles without facts yet (`unknown`). */
export async function loadHistory(
  client: Client,
  userId: string,
): Promise<{ history: HistoryTitle[]; unknown: TitleId[] }> {
  const rows = await answerOf(client.rpc('for_you_history', { p_user: userId, p_limit: 1000 }));
  const unknown = rows
    .filter(({ facts, stars }) => facts === null && stars !== null)
    .map((row) => ({ kind: kindOf(row.kind), id: row.title_id }));
  const history = rows.map((row): HistoryTitle => {
    const facts = row.facts === null || !('genreIds' in Object(row.facts)) ? null : factsOf(row.facts);
    return {
      ...{ kind: kindOf(row.kind), id: row.title_id, title: row.title ?? '', stars: row.stars, at: row.at },
      ...{ watched: row.watched, favorite: row.favorite, wished: row.wished },
      ...{ dismissed: row.dismissed, dropped: row.dropped },
      collectionId: facts?.collectionId ?? null,
      traits: facts ? toTraits(facts) : [],
    };
  });
  return { history, unknown };
}

/** Stored facts of titles, by titleKey; at most 2,000 of each kind. */
export async function loadKnownTitles(
  client: Client,
  titles: readonly TitleId[],
): Promise<Map<string, KnownTitle>> {
  const ids = (kind: Kind) => titles.flatMap((title) => (title.kind === kind ? title.id : []));
  const rows = await answerOf(
    client.rpc('for_you_known', { p_movie_ids: ids('movie'), p_series_ids: ids('tv') }),
  );
  return new Map(
    rows.map((row) => {
      const facts = factsOf(row.facts);
      const key = titleKey({ kind: kindOf(row.kind), id: row.title_id });
      return [key, { minutes: facts.minutes, traits: toTraits(facts) }] as const;
    }),
  );
}

/** How many titles with stored facts have each trait. */
export async function loadTraitCounts(client: Client, traits: readonly string[]): Promise<TraitCounts> {
  const rows = await answerOf(client.rpc('for_you_counts', { p_traits: [...traits] }));
  const having = new Map(rows.map(({ trait, titles }) => [trait, titles]));
  return { titles: having.get('') ?? 0, having };
}

/** Recounts how many titles have each trait. */
export async function countTraits(client: Client): Promise<number> {
  return answerOf(client.rpc('count_traits'));
}

/** Cached catalogue answers by key, and whether each is fresh. */
export async function loadSources(
  client: Client,
  keys: readonly string[],
  newerThan: Date,
): Promise<Map<string, { answer: SourceAnswer; fresh: boolean }>> {
  const query = { p_keys: [...keys], p_newer_than: newerThan.toISOString() };
  const rows = await answerOf(client.rpc('for_you_sources', query));
  return new Map(
    rows.map(({ key, answer, fresh }) => [key, { answer: answer as unknown as SourceAnswer, fresh }]),
  );
}

/** Caches a catalogue answer for all users. */
export async function keepSource(client: Client, answer: SourceAnswer): Promise<void> {
  const query = { p_key: answer.key, p_answer: answer as unknown as Json };
  await answerOrNone(client.rpc('keep_for_you_source', query));
}

/** Deletes answers from before `olderThan`. */
export async function forgetSources(client: Client, olderThan: Date): Promise<number> {
  return answerOf(client.rpc('forget_for_you_sources', { p_older_than: olderThan.toISOString() }));
}

/** Saves a user's result and the calls it took; changes after `began` stay pending. */
export async function saveGround(
  client: Client,
  { userId, ground, calls, began }: { userId: string; ground: Ground; calls: number; began: Date },
): Promise<void> {
  const query = {
    ...{ p_user: userId, p_ground: ground as unknown as Json, p_calls: calls },
    p_began: began.toISOString(),
  };
  await answerOf(client.rpc('save_for_you', query));
}
