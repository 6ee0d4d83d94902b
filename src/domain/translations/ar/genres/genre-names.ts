import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'حركة',
  12: 'مغامرة',
  16: 'رسوم متحركة',
  35: 'كوميديا',
  80: 'جريمة',
  99: 'وثائقي',
  18: 'دراما',
  10751: 'عائلي',
  14: 'فانتازيا',
  36: 'تاريخي',
  27: 'رعب',
  10402: 'موسيقى',
  9648: 'غموض',
  10749: 'رومانسية',
  878: 'خيال علمي',
  10770: 'فيلم تلفزيوني',
  53: 'إثارة',
  10752: 'حرب',
  37: 'ويسترن',
  10759: 'حركة ومغامرة',
  10762: 'أطفال',
  10763: 'أخبار',
  10764: 'تلفزيون الواقع',
  10765: 'خيال علمي وفانتازيا',
  10766: 'سوب أوبرا',
  10767: 'برامج حوارية',
  10768: 'حرب وسياسة',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'أفلام تلفزيونية',
  made: 'تلفزيونية',
};
