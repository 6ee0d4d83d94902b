import { plural } from '../plural.ts';

/*
 * How many there are of what is counted in several places. Each is a function of its own, so that a script for
 * readers holds no other's words.
 */

/** Episodes of a season, or of a series. */
export const episodes = (n: number) => plural(n, { one: '{n} episode', other: '{n} episodes' });
/** Movies; of series the word is the same for one and for many. */
export const movies = (n: number) => plural(n, { one: '{n} movie', other: '{n} movies' });
export const series = (n: number) => plural(n, { other: '{n} series' });
/** Movies and series together. */
export const titles = (n: number) => plural(n, { one: '{n} title', other: '{n} titles' });
export const votes = (n: number) => plural(n, { one: '{n} vote', other: '{n} votes' });
export const stars = (n: number) => plural(n, { one: '{n} star', other: '{n} stars' });
export const ratings = (n: number) => plural(n, { one: '{n} rating', other: '{n} ratings' });
export const reviews = (n: number) => plural(n, { one: '{n} review', other: '{n} reviews' });
export const reports = (n: number) => plural(n, { one: '{n} report', other: '{n} reports' });
export const days = (n: number) => plural(n, { one: '{n} day', other: '{n} days' });
