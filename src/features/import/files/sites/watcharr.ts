import { inside, isLoose, listIn, type Loose } from '../json-facts.ts';
import type { OpenedFile } from '../reading.ts';
import { cellIn, objectReader, type ObjectRow } from './json-reader.ts';

const isItem = (item: unknown) =>
  isLoose(item) &&
  isLoose(item['content']) &&
  ('status' in item || 'watchedEpisodes' in item || 'activity' in item);

const isOne = ({ json }: OpenedFile) => Array.isArray(json) && json.some(isItem);

/** Days on which an item became finished. */
function finishedOn(item: Loose): string[] {
  const days = listIn(item, 'activity').flatMap((act) => {
    if (!isLoose(act) || !/FINISHED/.test(cellIn(act['data']))) return [];
    if (!/ADDED|IMPORTED|STATUS/.test(cellIn(act['type']))) return [];
    return [cellIn(act['customDate']) || cellIn(act['createdAt'])].filter(Boolean);
  });
  return [...new Set(days)];
}

function partsOf(item: Loose, cells: ObjectRow['cells']): ObjectRow['cells'][] {
  const { title, tmdb, released } = cells;
  const base = { title, tmdb, released, type: 'tv' } as ObjectRow['cells'];
  const episodes = listIn(item, 'watchedEpisodes')
    .filter(isLoose)
    .map((episode) => ({
      ...base,
      season: cellIn(episode['seasonNumber']),
      episode: cellIn(episode['episodeNumber']),
      status: cellIn(episode['status']) || 'FINISHED',
      rating10: cellIn(episode['rating']),
      ...(/^(?:FINISHED)?$/.test(cellIn(episode['status'])) && {
        'watched date': cellIn(episode['createdAt']),
      }),
    }));
  const seasons = listIn(item, 'watchedSeasons')
    .filter(isLoose)
    .map((season) => ({
      ...base,
      season: cellIn(season['seasonNumber']),
      rating10: cellIn(season['rating']),
      // Episodes with rows of their own say what of the season was watched.
      ...(episodes.length === 0 && { status: cellIn(season['status']) }),
    }));
  return [
    ...seasons.filter(({ rating10, status }) => (rating10 !== '' && rating10 !== '0') || status),
    ...episodes,
  ];
}

function rowsOf(json: unknown): ObjectRow[] {
  return (json as unknown[]).flatMap((item, index): ObjectRow[] => {
    const line = index + 1;
    if (!isLoose(item)) return [{ line, cells: {}, problem: 'malformed' }];
    const content = inside(item, 'content');
    const isShow = /tv|show|series/i.test(cellIn(content['type']));
    const cells = {
      title: cellIn(content['title']) || cellIn(content['name']),
      tmdb: cellIn(content['tmdbId']),
      released: cellIn(content['release_date']) || cellIn(content['first_air_date']),
      type: isShow ? 'tv' : cellIn(content['type']) || 'movie',
      status: cellIn(item['status']),
      rating10: cellIn(item['rating']),
      note: cellIn(item['thoughts']),
      created: cellIn(item['createdAt']),
    };
    const days = isShow || cells.status !== 'FINISHED' ? [] : finishedOn(item);
    const [first = '', ...again] = days;
    const { title, tmdb, released, type } = cells;
    return [
      { ...cells, ...(first && { 'watched date': first }) },
      ...again.map((day) => ({ title, tmdb, released, type, 'watched date': day })),
      ...partsOf(item, cells),
    ].map((some) => ({ line, cells: some }));
  });
}

/** Watcharr: its JSON of everything watched, with TMDB ids. */
export const watcharr = objectReader('watcharr', isOne, rowsOf);
