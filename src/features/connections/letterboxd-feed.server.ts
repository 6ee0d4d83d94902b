import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { LetterboxdEntry } from './letterboxd.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { TEXT_LIMIT } from '../import/files/entry.ts';
import { idIn, plainText, writtenText } from '../import/files/facts.ts';
import type { TitleId } from '../../core/title.ts';

/** Maximum entries of a feed. */
const MOST = 100;

/** Parses elements with entities off; entities are decoded in the few texts that are stored. */
const parser = new XMLParser({
  isArray: (name) => name === 'item',
  parseTagValue: false,
  processEntities: false,
  ignoreAttributes: true,
});
const entities = new XMLParser({ parseTagValue: false, processEntities: true, htmlEntities: true });

type Fields = Record<string, unknown>;

const said = (item: Fields, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Decodes HTML entities. */
const decoded = (text: string) => said(entities.parse(`<x>${text.replaceAll('<', '')}</x>`) as Fields, 'x');

/** The text of an entry's HTML, without poster, spoiler notice and date. */
function textOf(html: string): string | null {
  const paragraphs = html
    .split(/<\/p>/i)
    .map((part) => part.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]{0,2000}>/g, ''))
    .map((part) => writtenText(decoded(part)))
    .filter((part) => part !== '' && !/^(?:Watched on \w+ |This review may contain spoilers)/.test(part));
  const text = paragraphs.join('\n\n').trim();
  return text === '' ? null : [...text].slice(0, TEXT_LIMIT).join('');
}

const NAME = 300;

function titleOf(item: Fields): TitleId | null {
  const movie = idIn(said(item, 'tmdb:movieId'));
  if (movie !== undefined) return { kind: 'movie', id: movie };
  const series = idIn(said(item, 'tmdb:tvId'));
  return series === undefined ? null : { kind: 'tv', id: series };
}

function entryOf(item: Fields, withReviews: boolean): LetterboxdEntry[] {
  const guid = plainText(said(item, 'guid'));
  const at = new Date(said(item, 'pubDate'));
  if (guid === '' || guid.length > 200 || !(at.getFullYear() <= 9999)) return [];
  const day = said(item, 'letterboxd:watchedDate');
  const stars = Number(said(item, 'letterboxd:memberRating'));
  const isReview = guid.startsWith('letterboxd-review-');
  const title = titleOf(item);
  const name = decoded((said(item, 'letterboxd:filmTitle') || said(item, 'title')).slice(0, NAME));
  return [
    {
      ...{ guid, title, name: plainText(name) || guid, at: at.toISOString() },
      isList: title === null && guid.startsWith('letterboxd-list-'),
      day: isCalendarDate(day) ? day : null,
      again: said(item, 'letterboxd:rewatch') === 'Yes',
      stars: stars >= 0.5 && stars <= 5 ? Math.round(stars * 2) / 2 : null,
      text: withReviews && isReview ? textOf(said(item, 'description')) : null,
    },
  ];
}

/** The entries of a diary's feed, the oldest first; null if it is no such feed. */
export function readLetterboxdFeed(xml: string, withReviews: boolean): LetterboxdEntry[] | null {
  // Entity definitions can expand a small document (billion laughs); no feed needs them.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) return null;
  const channel = ((parser.parse(xml) as Fields)['rss'] as Fields | undefined)?.['channel'] as
    | Fields
    | undefined;
  if (typeof channel !== 'object') return null;
  const items = (channel['item'] ?? []) as unknown[];
  return items
    .filter((item): item is Fields => typeof item === 'object' && item !== null)
    .slice(0, MOST)
    .flatMap((item) => entryOf(item, withReviews))
    .toReversed();
}
