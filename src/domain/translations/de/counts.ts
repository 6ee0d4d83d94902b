import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, { one: '{n} Folge', other: '{n} Folgen' });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, { one: '{n} Film', other: '{n} Filme' });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, { one: '{n} Serie', other: '{n} Serien' });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, { one: '{n} Titel', other: '{n} Titel' });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, { one: '{n} Stimme', other: '{n} Stimmen' });
export const stars: Translated<typeof English.stars> = (n) =>
  plural(Math.max(n, 1), { one: '{n} Stern', other: '{n} Sterne' }, starsText(n));
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, { one: '{n} Bewertung', other: '{n} Bewertungen' });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, { one: '{n} Kritik', other: '{n} Kritiken' });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, { one: '{n} Meldung', other: '{n} Meldungen' });
export const days: Translated<typeof English.days> = (n) => plural(n, { one: '{n} Tag', other: '{n} Tage' });
