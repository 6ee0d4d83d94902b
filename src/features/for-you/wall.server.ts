import { loadRatedTitles } from './rated.queries.ts';
import { loadListMarks } from '../marks/list-marks.queries.ts';
import { NO_FILTERS } from '../discover/discover.ts';
import { CatalogueError } from '../../core/errors.ts';
import { dealt, wallDecades } from './wall.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import type { Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';

/** Titles to rate or skip within a minute. */
const MOST = 30;

/** The browser's first language; null for English, which most well-known titles are in anyway. */
function languageOf({ headers }: Request): string | null {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/);
  const code = /^[a-z]{2}(?=-|$)/i.exec(first.trim())?.[0]?.toLowerCase() ?? 'en';
  return code === 'en' ? null : code;
}

/**
 * Well-known titles of the user's language and several decades, without rated and listed ones; empty if the
 * catalogue fails.
 */
export async function loadWall(person: Person): Promise<TitleSummary[]> {
  const { catalogue, clock } = await services();
  const region = await regionOf(person);
  const ask = async (kind: 'movie' | 'tv', more: object) => {
    const filters = { ...NO_FILTERS, order: 'votes', ...more } as const;
    return (await catalogue.discover(kind, filters, { page: 1, region })).results;
  };
  const language = languageOf(person.context.request);
  try {
    const lists = await Promise.all([
      ...(language ? [ask('movie', { language }), ask('tv', { language })] : []),
      ...wallDecades(clock().getUTCFullYear()).map((span) => ask('movie', span)),
      ask('tv', {}),
    ]);
    const all = dealt(lists);
    const [marks, rated] = await Promise.all([
      loadListMarks(person.client, all),
      loadRatedTitles(person.client, person.userId),
    ]);
    const isNew = (title: TitleSummary) =>
      !rated.has(titleKey(title)) && !Object.values(marks.get(titleKey(title)) ?? {}).includes(true);
    return all.filter(isNew).slice(0, MOST);
  } catch (error) {
    if (error instanceof CatalogueError) return [];
    throw error;
  }
}
