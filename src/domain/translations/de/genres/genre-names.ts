import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'Action',
  12: 'Abenteuer',
  16: 'Animation',
  35: 'Komödie',
  80: 'Krimi',
  99: 'Doku',
  18: 'Drama',
  10751: 'Familie',
  14: 'Fantasy',
  36: 'Historie',
  27: 'Horror',
  10402: 'Musik',
  9648: 'Mystery',
  10749: 'Romantik',
  878: 'Science-Fiction',
  10770: 'Fernsehfilm',
  53: 'Thriller',
  10752: 'Krieg',
  37: 'Western',
  10759: 'Action & Abenteuer',
  10762: 'Kinder',
  10763: 'Nachrichten',
  10764: 'Reality',
  10765: 'Sci-Fi & Fantasy',
  10766: 'Soap',
  10767: 'Talk',
  10768: 'Krieg & Politik',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'Fernsehfilme',
  made: 'fürs Fernsehen',
};
