import { m } from '../../paraglide/messages.js';
import { pageAddress } from '../routes.ts';
import { shareCardAlt, shareCardKindsBy } from './share-cards-words.ts';
import { yearOf } from '../dates.ts';
import { departmentName } from '../artists/part-names.ts';
import type { Artist, TitleCredits } from '../artists/artists.ts';
import type { Collection } from '../collections/collections.ts';
import { counted, formatVote } from '../format.ts';
import { formatList } from '../listing.ts';
import { genreDisplayName } from '../genres/genres.ts';
import type { PreviewImage } from '../images.ts';
import type { Season } from '../seasons/seasons.ts';
import { titleKey, type TitleDetails } from '../title.ts';

/** Counts up whenever the drawing changes, so that addresses change with what they show. */
const EDITION = 3;

/** What share cards there are; a segment of their addresses. */
const CARD_FAMILIES = ['title', 'cast', 'season', 'person', 'collection', 'list', 'profile', 'year'] as const;
export type CardFamily = (typeof CARD_FAMILIES)[number];

/** A picture of the catalogue on a card: a poster or a portrait, and its path as the catalogue gives it. */
export interface CardPicture {
  kind: 'poster' | 'profile';
  path: string;
}

/** A number on a card, and what it counts. */
interface CardFigure {
  value: string;
  label: string;
}

/** Everything a share card shows. Who makes a page and who draws its card make it of the same data. */
export interface ShareCard {
  family: CardFamily;
  /** Which one of its family; lower case letters, digits, hyphens and underscores. */
  id: string;
  /** The line above the name. */
  over: string;
  name: string;
  /** Lines below the name. */
  facts: string[];
  /** 0 to 10 with one decimal, null while nobody has voted. */
  score: string | null;
  /** What counts, large: four at most, in place of pictures. */
  figures?: CardFigure[];
  /** One fills the height; of four or more the first four do so together. */
  pictures: CardPicture[];
  /** The backdrop that lies dimmed behind all of it. */
  backdropPath: string | null;
}

/** Genres, or titles, a card names. */
const NAMED = 3;
/** Posters a card shows. */
const SHOWN = 4;

const present = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || []);

/** The posters of a card: the first of those there are. */
export const posters = (paths: readonly (string | null)[]): CardPicture[] =>
  paths.flatMap((path) => (path === null ? [] : [{ kind: 'poster' as const, path }])).slice(0, SHOWN);

/** A movie's or series' card. */
export function titleCard(title: TitleDetails): ShareCard {
  const year = yearOf(title.date);
  return {
    family: 'title',
    id: titleKey(title),
    over: present(shareCardKindsBy[title.kind](), year ? String(year) : null).join(' · '),
    name: title.title,
    facts: present(formatList(title.genres.slice(0, NAMED).map((genre) => genreDisplayName(genre)))),
    score: formatVote(title.voteAverage),
    pictures: posters([title.posterPath]),
    backdropPath: title.backdropPath,
  };
}

/** The card of everybody who had a part in a title. */
export function castCard(title: TitleCredits['title']): ShareCard {
  const year = yearOf(title.date);
  return {
    family: 'cast',
    id: titleKey(title),
    over: m.share_card_cast(),
    name: title.title,
    facts: present(year ? String(year) : null),
    score: null,
    pictures: posters([title.posterPath]),
    backdropPath: title.backdropPath,
  };
}

/** A season's card: its series, and which one it is. */
export function seasonCard({ series, ...season }: Season): ShareCard {
  const year = yearOf(season.date);
  return {
    family: 'season',
    id: `${series.id}-${season.number}`,
    over: present(season.name || m.season_name({ number: season.number }), year ? String(year) : null).join(
      ' · ',
    ),
    name: series.title,
    facts: [m.count_episodes(counted(season.episodeCount))],
    score: null,
    pictures: posters([season.posterPath ?? series.posterPath]),
    backdropPath: series.backdropPath,
  };
}

/** Somebody's card, with what they are known for. */
export function personCard(artist: Artist): ShareCard {
  const known = artist.knownFor.slice(0, NAMED).map(({ title }) => title);
  return {
    family: 'person',
    id: String(artist.id),
    over: departmentName(artist.department),
    name: artist.name,
    facts: present(known.join(', ')),
    score: null,
    pictures: artist.profilePath ? [{ kind: 'profile', path: artist.profilePath }] : [],
    backdropPath: null,
  };
}

/** A collection's card, with the first of its parts. */
export function collectionCard(collection: Collection): ShareCard {
  const parts = posters(collection.parts.map(({ posterPath }) => posterPath));
  return {
    family: 'collection',
    id: String(collection.id),
    over: m.share_card_collection(),
    name: collection.name,
    facts: [m.count_movies(counted(collection.parts.length))],
    score: null,
    pictures:
      parts.length < SHOWN ? posters([collection.posterPath, ...parts.map(({ path }) => path)]) : parts,
    backdropPath: collection.backdropPath,
  };
}

/** 53 bits of a text as letters and digits (cyrb53): no secret, only another one for another text. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Names what a card shows: another drawing has another one. */
export function cardVersion(card: ShareCard): string {
  return digest(JSON.stringify([EDITION, card]));
}

/** Where a card lies: the address names what it shows, and may be kept for ever. */
export function cardPath(card: ShareCard): string {
  return `/cards/${card.family}/${card.id}-${cardVersion(card)}.png`;
}

/** What a card's address asks for; null for what is none. */
export function parseCardAddress(
  family: string | undefined,
  file: string | undefined,
): { family: CardFamily; id: string; version: string } | null {
  const known = CARD_FAMILIES.find((one) => one === family);
  const [, id, version] = /^([a-z0-9_-]{1,80})-([0-9a-z]{1,11})$/.exec(file ?? '') ?? [];
  return known && id && version ? { family: known, id, version } : null;
}

/** Where the present card of something is asked for by who does not know what it shows: it leads there. */
export const latestCardPath = (family: CardFamily, id: string) => `/cards/${family}/${id}-0.png`;

/** A page's picture for link previews: its card. */
export function cardImage(card: ShareCard): PreviewImage & { alt: string } {
  const alt = shareCardAlt([card.name, card.over, ...card.facts].filter(Boolean).join(', '));
  return { url: pageAddress(cardPath(card)), type: 'image/png', width: 1200, height: 630, alt };
}
