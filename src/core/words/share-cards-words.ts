import { m } from '../../paraglide/messages.js';
import { isolated } from '../language/inserted.ts';

export const shareCardCountedBy = {
  hours: (n: number): string => m.share_card_counted_hours({ count: n }),
  movies: (n: number): string => m.share_card_counted_movies({ count: n }),
  series: (n: number): string => m.share_card_counted_series({ count: n }),
  days: (n: number): string => m.share_card_counted_days({ count: n }),
};

export const shareCardKindsBy = {
  movie: m.share_card_kinds_movie,
  tv: m.share_card_kinds_tv,
};

/** Alternative text of a card. */
export const shareCardAlt = (what: string): string => m.share_card_alt({ what: isolated(what) });
