import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';

/**
 * Kind and year of a title from the offline recommender, in languages other than English. In English the recommender
 * writes the sentence itself.
 */
export const recommenderOfBy = {
  movie: (year: number): string => m.recommender_of_movie({ year }),
  tv: (year: number): string => m.recommender_of_tv({ year }),
};

/** Explains the offline recommender below its results; `count` is the size of its catalogue. */
export const recommenderWhoBy = {
  movie: (count: number): string => m.recommender_who_movie(counted(count)),
  tv: (count: number): string => m.recommender_who_tv(counted(count)),
};
