/*
 * Words that say the same in many places. Each is a constant of its own, and those that scripts use are few: they
 * go to everybody. What one script alone says stands in the words of its feature.
 */

export const again = 'Try again';
export const error = 'Error';
export const cancel = 'Cancel';
export const close = 'Close';
export const dismiss = 'Dismiss';
export const search = 'Search';
export const signIn = 'Sign In';

// Of pages alone.
export const home = 'Go home';
export const email = 'Email';
export const loading = 'Loading…';
export const page = 'Page';
export const previousPage = 'Previous page';
export const reference = 'Reference:';
export const seeAll = 'See all';
/** What one title is, and what several are. */
export const kind = { movie: 'Movie', tv: 'TV series' } as const;
export const kinds = { movie: 'Movies', tv: 'TV series' } as const;
