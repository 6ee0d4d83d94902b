import { closeness } from './closeness.ts';
import { artistNames, type FoundArtist, type FoundCollection } from '../../core/found.ts';
import type { TitleSummary } from '../../core/title.ts';

/*
 * Rank of a search result: closeness of its name (0 to 3) plus popularity (up to about 2.5), so that a famous title
 * that starts with the query precedes an obscure exact match. 0 without a match: TMDB's order stays.
 */

const merit = (close: number, audience: number) => (close === 0 ? 0 : close + audience);
const audienceOf = (votes: number) => Math.log10(1 + votes) / 2;

/** Collections have no votes: below their best-known film, above an unknown one. */
const COLLECTION_AUDIENCE = 1;

/** Rank of a title, by name or original name. */
export function titleMerit(words: string, { title, originalTitle, voteCount }: TitleSummary): number {
  return merit(closeness(words, [title, originalTitle]), audienceOf(voteCount));
}

/** Rank of an artist; a surname counts like a first name. */
export function artistMerit(words: string, artist: FoundArtist): number {
  const close = closeness(words, artistNames(artist));
  return merit(close === 1 ? 2 : close, audienceOf(artist.votes));
}

/** Rank of a collection. */
export function collectionMerit(words: string, { name }: FoundCollection): number {
  return merit(closeness(words, [name]), COLLECTION_AUDIENCE);
}
