import { closeness } from './closeness.ts';
import { artistNames, type FoundArtist, type FoundCollection } from './found.ts';
import type { TitleSummary } from '../title.ts';

/*
 * How likely it is that somebody who typed these words means what a search found: how closely its name meets them
 * (0 to 3), and how many may know it (up to about 2.5), so that the obscure film of a name stays behind the famous
 * one that begins with it. 0 for names that do not meet the words at all: those stay in the order they came.
 */

const merit = (close: number, audience: number) => (close === 0 ? 0 : close + audience);
const audienceOf = (votes: number) => Math.log10(1 + votes) / 2;

/** What a collection has instead of votes: less than its best known film, more than a film nobody knows. */
const COLLECTION_AUDIENCE = 1;

/** The merit of a title, by its name or its original name. */
export function titleMerit(words: string, { title, originalTitle, voteCount }: TitleSummary): number {
  return merit(closeness(words, [title, originalTitle]), audienceOf(voteCount));
}

/** The merit of somebody; a surname is as good as a first name. */
export function artistMerit(words: string, artist: FoundArtist): number {
  const close = closeness(words, artistNames(artist));
  return merit(close === 1 ? 2 : close, audienceOf(artist.votes));
}

/** The merit of a collection. */
export function collectionMerit(words: string, { name }: FoundCollection): number {
  return merit(closeness(words, [name]), COLLECTION_AUDIENCE);
}
