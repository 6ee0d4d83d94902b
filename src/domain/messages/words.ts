/*
 * Words that say the same in many places. Each is a constant of its own, so that a script for readers holds no other's.
 */

export const again = 'Try again';
export const home = 'Go home';
export const error = 'Error';
export const cancel = 'Cancel';
export const close = 'Close';
export const dismiss = 'Dismiss';
export const save = 'Save';
export const saving = 'Saving...';
export const remove = 'Remove';
export const removing = 'Removing...';
export const erase = 'Delete';
export const erasing = 'Deleting...';
export const undo = 'Undo';
export const confirm = 'Confirm';
export const search = 'Search';
export const signIn = 'Sign In';
export const email = 'Email';
export const loading = 'Loading…';
export const page = 'Page';
export const previousPage = 'Previous page';
export const reference = 'Reference:';
export const seeAll = 'See all';
export const recentSearches = 'Recent searches';
export const clearAll = 'Clear all';
export const recommendations = 'Recommendations';
export const dateUnknown = 'Date unknown';
/** Before the stars somebody gave a title. */
export const rated = 'Rated';
export const watched = 'Watched';
export const favorite = 'Favorite';
/** What one title is, and what several are. */
export const kind = { movie: 'Movie', tv: 'TV series' } as const;
export const kinds = { movie: 'Movies', tv: 'TV series' } as const;
