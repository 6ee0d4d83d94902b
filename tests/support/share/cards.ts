import type { ShareCard } from '../../../src/core/share-cards.ts';

/** A movie's card with changes. */
export const shareCard = (more: Partial<ShareCard> = {}): ShareCard => ({
  family: 'title',
  id: 'movie-603',
  over: 'Movie · 1999',
  name: 'The Matrix',
  facts: ['Action, Science Fiction'],
  score: '8.2',
  pictures: [],
  backdropPath: null,
  ...more,
});
