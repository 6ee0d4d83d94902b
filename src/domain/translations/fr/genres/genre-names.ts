import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'Action',
  12: 'Aventure',
  16: 'Animation',
  35: 'Comédie',
  80: 'Policier',
  99: 'Documentaire',
  18: 'Drame',
  10751: 'Famille',
  14: 'Fantastique',
  36: 'Histoire',
  27: 'Horreur',
  10402: 'Musique',
  9648: 'Mystère',
  10749: 'Romance',
  878: 'Science-fiction',
  10770: 'Téléfilm',
  53: 'Thriller',
  10752: 'Guerre',
  37: 'Western',
  10759: 'Action et aventure',
  10762: 'Jeunesse',
  10763: 'Actualités',
  10764: 'Téléréalité',
  10765: 'SF et fantastique',
  10766: 'Feuilleton',
  10767: 'Talk-show',
  10768: 'Guerre et politique',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'Téléfilms',
  made: 'Télévision',
};
