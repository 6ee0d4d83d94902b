import { inside, isLoose, listIn, type Loose } from '../json-facts.ts';
import type { OpenedFile } from '../reading.ts';
import { cellIn, objectReader, type ObjectRow } from './json-reader.ts';

type Cells = ObjectRow['cells'];

/** The items of a file, under whichever key. */
function itemsIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json as unknown[];
  return [...listIn(json, 'media'), ...listIn(json, 'metadata')];
}

const isItem = (item: unknown) =>
  isLoose(item) && 'lot' in item && ('identifier' in item || 'seen_history' in item);

const isOne = ({ json }: OpenedFile) => itemsIn(json).some(isItem);

const partIn = (of: Loose): Cells => {
  const extra = inside(of, 'show_extra_information');
  const season = cellIn(of['show_season_number']) || cellIn(extra['season']);
  const episode = cellIn(of['show_episode_number']) || cellIn(extra['episode']);
  return { ...(season && { season }), ...(episode && { episode }) };
};

function seenIn(item: Loose, base: Cells): Cells[] {
  return listIn(item, 'seen_history')
    .filter(isLoose)
    .map((seen) => {
      const progress =
        seen['progress'] === undefined || seen['progress'] === null ? 100 : Number(seen['progress']);
      const part = partIn(seen);
      const day = cellIn(seen['ended_on']) || cellIn(seen['finished_on']);
      if (progress >= 100 || day) return { ...base, ...part, status: 'completed', 'watched date': day };
      return {
        ...base,
        status: /drop|hold/i.test(cellIn(seen['state'])) ? cellIn(seen['state']) : 'in progress',
      };
    });
}

function reviewsIn(item: Loose, base: Cells): Cells[] {
  return listIn(item, 'reviews')
    .filter(isLoose)
    .map((review) => {
      const { text, date } = inside(review, 'review');
      return {
        ...base,
        ...partIn(review),
        rating100: cellIn(review['rating']),
        review: cellIn(text),
        'date rated': cellIn(date),
        // Says nothing of when it was watched.
        status: '',
      };
    });
}

const STATES: [string, RegExp][] = [
  ['completed', /^completed$/i],
  ['in progress', /^(?:in progress|monitoring|watching)$/i],
];

function collectionsIn(item: Loose, base: Cells, isSeen: boolean): Cells[] {
  return listIn(item, 'collections').flatMap((entry): Cells[] => {
    const name =
      cellIn(entry) ||
      cellIn(inside({ entry }, 'entry')['collection_name']) ||
      cellIn(inside({ entry }, 'entry')['name']);
    if (!name) return [];
    const [state] = STATES.find(([, pattern]) => pattern.test(name)) ?? [];
    if (state === undefined) return [{ ...base, list: name }];
    // What was seen says it better, and of a movie there is no more to say.
    return isSeen || (state !== 'completed' && base.type !== 'show') ? [] : [{ ...base, status: state }];
  });
}

function rowsOf(json: unknown): ObjectRow[] {
  return itemsIn(json).flatMap((item, index): ObjectRow[] => {
    const line = index + 1;
    if (!isLoose(item)) return [{ line, cells: {}, problem: 'malformed' }];
    const source = cellIn(item['source']).toLowerCase();
    const id = cellIn(item['identifier']);
    const base: Cells = {
      title: cellIn(item['title']) || cellIn(item['source_id']) || (/^\d*$|^tt\d+$/.test(id) ? '' : id),
      type: cellIn(item['lot']),
      ...(['tmdb', 'imdb', 'tvdb'].includes(source) && { [source]: id }),
    };
    const seen = seenIn(item, base);
    const rows = [...seen, ...reviewsIn(item, base), ...collectionsIn(item, base, seen.length > 0)];
    return (rows.length > 0 ? rows : [base]).map((cells) => ({ line, cells }));
  });
}

/** Ryot, and MediaTracker's to Ryot: JSON with TMDB ids and ratings of a hundred. */
export const ryot = objectReader('ryot', isOne, rowsOf);
