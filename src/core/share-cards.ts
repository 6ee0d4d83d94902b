import { m } from '../paraglide/messages.js';
import { pageAddress } from './routes.ts';
import { shareCardAlt, shareCardKindsBy } from './words/share-cards-words.ts';
import { yearOf } from './dates.ts';
import { departmentName } from './part-names.ts';
import type { Artist, TitleCredits } from './artists.ts';
import type { Collection } from './collections.ts';
import { counted, formatVote } from './format.ts';
import { formatList } from './listing.ts';
import { genreDisplayName } from './genres.ts';
import type { PreviewImage } from './images.ts';
import type { Season } from './seasons.ts';
import { titleKey, type TitleDetails } from './title.ts';

/** Increment when the rendering changes: it busts the caches. */
const EDITION = 3;

/** Kinds of share cards; a segment of their addresses. */
const CARD_FAMILIES = ['title', 'cast', 'season', 'person', 'collection', 'list', 'profile', 'year'] as const;
export type CardFamily = (typeof CARD_FAMILIES)[number];

/** A poster or portrait with its TMDB path. */
export interface CardPicture {
  kind: 'poster' | 'profile';
  path: string;
}

interface CardFigure {
  value: string;
  label: string;
}

/** Data of a share card (Open Graph image). Page and renderer must build it from the same data. */
export interface ShareCard {
  family: CardFamily;
  /** Unique within the family; lower-case letters, digits, hyphens and underscores. */
  id: string;
  over: string;
  name: string;
  facts: string[];
  /** 0 to 10 with one decimal; null without votes. */
  score: string | null;
  /** Large numbers instead of pictures, four at most. */
  figures?: CardFigure[];
  /** One picture fills the height, as do the first four of four or more. */
  pictures: CardPicture[];
  /** Dimmed background. */
  backdropPath: string | null;
}

const NAMED = 3;
const SHOWN = 4;

const present = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || []);

/** The first posters available. */
export const posters = (paths: readonly (string | null)[]): CardPicture[] =>
  paths.flatMap((path) => (path === null ? [] : [{ kind: 'poster' as const, path }])).slice(0, SHOWN);

/** The card of a movie or series. */
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

/** The card of a full cast page. */
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

/** The card of a season, with its series' name. */
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

/** The card of an artist, with best-known titles. */
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

/** The card of a collection, with posters of its first parts. */
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

/** Hashes a text to 53 bits (cyrb53); not cryptographic. */
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

/** Hash of a card's content. */
export function cardVersion(card: ShareCard): string {
  return digest(JSON.stringify([EDITION, card]));
}

/** Address of a card. It contains the hash, so that it is immutable and cached forever. */
export function cardPath(card: ShareCard): string {
  return `/cards/${card.family}/${card.id}-${cardVersion(card)}.png`;
}

/** Parses a card's address; null if invalid. */
export function parseCardAddress(
  family: string | undefined,
  file: string | undefined,
): { family: CardFamily; id: string; version: string } | null {
  const known = CARD_FAMILIES.find((one) => one === family);
  const [, id, version] = /^([a-z0-9_-]{1,80})-([0-9a-z]{1,11})$/.exec(file ?? '') ?? [];
  return known && id && version ? { family: known, id, version } : null;
}

/** Address that redirects to the current card. */
export const latestCardPath = (family: CardFamily, id: string) => `/cards/${family}/${id}-0.png`;

/** The card as a page's image for link previews. */
export function cardImage(card: ShareCard): PreviewImage & { alt: string } {
  const alt = shareCardAlt([card.name, card.over, ...card.facts].filter(Boolean).join(', '));
  return { url: pageAddress(cardPath(card)), type: 'image/png', width: 1200, height: 630, alt };
}
