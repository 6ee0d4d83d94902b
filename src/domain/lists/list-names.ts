/** What a person is not interested in (`dismissed`) is kept, shown and undone as the lists are. */
export const LIST_NAMES = ['wishlist', 'watched', 'favorite', 'dismissed'] as const;
