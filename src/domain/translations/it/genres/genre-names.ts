import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'Azione',
  12: 'Avventura',
  16: 'Animazione',
  35: 'Commedia',
  80: 'Crime',
  99: 'Documentario',
  18: 'Drammatico',
  10751: 'Famiglia',
  14: 'Fantasy',
  36: 'Storico',
  27: 'Horror',
  10402: 'Musicale',
  9648: 'Mistero',
  10749: 'Romantico',
  878: 'Fantascienza',
  10770: 'Film TV',
  53: 'Thriller',
  10752: 'Guerra',
  37: 'Western',
  10759: 'Azione e avventura',
  10762: 'Bambini',
  10763: 'News',
  10764: 'Reality',
  10765: 'Fantascienza e fantasy',
  10766: 'Soap',
  10767: 'Talk show',
  10768: 'Guerra e politica',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'Film TV',
  made: 'per la TV',
};
