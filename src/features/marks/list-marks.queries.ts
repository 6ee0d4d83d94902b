import type { CalendarDate } from '../../core/dates.ts';
import { NO_MARKS, type ListMarks } from '../../core/lists.ts';
import type { OwnCard, OwnCards } from '../cards/own-cards.ts';
import { titleKey, type Kind, type TitleId } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';
import type { ShownProgress } from '../series/up-next.queries.ts';

type MarkRow = Database['public']['Functions']['my_list_marks']['Returns'][number];

/** Most titles of each kind per call; further ones are dropped and get no marks. */
export const TITLES_A_CALL = 500;

const idsOf = (titles: readonly TitleId[]) => {
  const of = (kind: Kind) =>
    titles.flatMap((title) => (title.kind === kind ? title.id : [])).slice(0, TITLES_A_CALL);
  return { p_movie_ids: of('movie'), p_series_ids: of('tv') };
};

function toMarks(titles: readonly TitleId[], rows: readonly MarkRow[]): Map<string, ListMarks> {
  const marks = new Map(titles.map((title) => [titleKey(title), NO_MARKS]));
  for (const { kind, title_id: id, wishlisted: wishlist, watched, favorite, dismissed } of rows) {
    marks.set(titleKey({ kind: kind as Kind, id }), { wishlist, watched, favorite, dismissed });
  }
  return marks;
}

/** The lists of titles, by titleKey, in one call; a title in none has NO_MARKS. */
export async function loadListMarks(
  client: Client,
  titles: readonly TitleId[],
): Promise<Map<string, ListMarks>> {
  if (titles.length === 0) return new Map();
  return toMarks(titles, await answerOf(client.rpc('my_list_marks', idsOf(titles))));
}

/** The backend's data for cards; offers come from the catalogue. */
export interface KnownCards extends Pick<OwnCards, 'hideSeen'> {
  /** By titleKey, for all requested titles. */
  cards: Map<string, Omit<OwnCard, 'included'>>;
  /** The user's region (ISO 3166-1); null if not chosen. */
  region: string | null;
  /** The user's services, by the movie database's id. */
  services: number[];
}

/** The caller's data for titles (at most 500 of each kind), in one call; `today` is the local date. */
export async function loadOwnCards(
  client: Client,
  today: CalendarDate,
  titles: readonly TitleId[],
): Promise<KnownCards> {
  const call = client.rpc('own_cards', { p_today: today, ...idsOf(titles) });
  const row = await answerOf(call.retry(false).single());
  const progress = new Map(
    (row.progress as unknown as ShownProgress[]).map(({ id, watched, aired }) => [
      titleKey({ kind: 'tv', id }),
      { watched, aired },
    ]),
  );
  const marks = toMarks(titles, row.lists as unknown as MarkRow[]);
  return {
    hideSeen: row.hide_seen,
    region: row.region,
    services: row.services,
    cards: new Map([...marks].map(([key, lists]) => [key, { lists, progress: progress.get(key) ?? null }])),
  };
}
