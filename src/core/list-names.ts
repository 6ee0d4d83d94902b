/** `dismissed` ("not interested") is stored, shown and undone like the other lists. */
export const LIST_NAMES = ['wishlist', 'watched', 'favorite', 'dismissed'] as const;
