import type { CalendarDate } from '../../core/dates.ts';
import {
  UP_NEXT_SECTIONS,
  type NextEpisode,
  type Standing,
  type UpNextOrder,
  type UpNextPart,
  type UpNextSection,
  type UpNextSeries,
} from './following.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';
import { toState } from './following.queries.ts';

type Row = Database['public']['Functions']['up_next']['Returns'][number];

/** The sections of `series_progress`: the section of the page that shows such a series, and how far it is. */
const SECTIONS = new Map<string, [UpNextSection, Standing]>([
  ['next', ['next', 'next']],
  ['caughtUp', ['caughtUp', 'caughtUp']],
  ['finished', ['caughtUp', 'finished']],
  ['unknown', ['caughtUp', 'unknown']],
  ['paused', ['paused', 'unknown']],
  ['dropped', ['dropped', 'unknown']],
]);

function placeOf(section: string): [UpNextSection, Standing] {
  const place = SECTIONS.get(section);
  // A section that the page does not know would hide its series, or show them as caught up.
  if (!place) throw new Error(`series_progress answered an unknown section: ${section}`);
  return place;
}

function toSeries(row: Row): UpNextSeries {
  const [section, standing] = placeOf(row.section);
  return {
    id: row.series_id,
    title: row.series_name,
    posterPath: row.series_poster_path,
    section,
    standing,
    state: toState(row.state),
    run: row.run,
    kept: row.kept,
    gone: row.gone,
    watched: row.watched,
    aired: row.aired,
    total: row.total,
    coming: row.coming,
    next: row.next_episode as unknown as NextEpisode | null,
    then: row.then_episode as unknown as NextEpisode | null,
  };
}

/**
 * The caller's Up next in one query: `most` series of every section, or `most` of one after `after` (at most 100). Each
 * section comes with its total.
 */
export async function loadUpNext(
  client: Pick<Client, 'rpc'>,
  today: CalendarDate,
  {
    section,
    most,
    after = 0,
    order = 'lively',
  }: { section?: UpNextSection; most: number; after?: number; order?: UpNextOrder },
): Promise<Record<UpNextSection, UpNextPart>> {
  const call = {
    p_today: today,
    p_limit: most,
    p_offset: after,
    p_order: order,
    ...(section && { p_section: section }),
  };
  const rows = await answerOf(client.rpc('up_next', call));
  const parts = UP_NEXT_SECTIONS.map((name): [UpNextSection, UpNextPart] => {
    const own = rows.filter((row) => toSeries(row).section === name);
    return [name, { series: own.map(toSeries), total: own[0]?.in_section ?? 0 }];
  });
  return Object.fromEntries(parts) as Record<UpNextSection, UpNextPart>;
}

/** The same for one series; null if it is not followed any more. */
export async function loadUpNextOf(
  client: Client,
  today: CalendarDate,
  id: number,
): Promise<UpNextSeries | null> {
  const [row] = await answerOf(client.rpc('up_next', { p_today: today, p_series_ids: [id] }));
  return row ? toSeries(row) : null;
}

export interface ShownProgress {
  id: number;
  watched: number;
  aired: number;
}

/** The caller's progress in those of the series that they follow. */
export async function loadProgress(
  client: Client,
  today: CalendarDate,
  ids: readonly number[],
): Promise<ShownProgress[]> {
  const rows = await answerOf(client.rpc('series_progress', { p_today: today, p_series_ids: [...ids] }));
  return rows.map(({ series_id: id, watched, aired }) => ({ id, watched, aired }));
}
