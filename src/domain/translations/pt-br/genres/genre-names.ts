import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'Ação',
  12: 'Aventura',
  16: 'Animação',
  35: 'Comédia',
  80: 'Crime',
  99: 'Documentário',
  18: 'Drama',
  10751: 'Família',
  14: 'Fantasia',
  36: 'História',
  27: 'Terror',
  10402: 'Música',
  9648: 'Mistério',
  10749: 'Romance',
  878: 'Ficção científica',
  10770: 'Filme para TV',
  53: 'Suspense',
  10752: 'Guerra',
  37: 'Faroeste',
  10759: 'Ação e aventura',
  10762: 'Infantil',
  10763: 'Notícias',
  10764: 'Reality',
  10765: 'Ficção científica e fantasia',
  10766: 'Novela',
  10767: 'Talk show',
  10768: 'Guerra e política',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'Filmes para TV',
  made: 'Para TV',
};
