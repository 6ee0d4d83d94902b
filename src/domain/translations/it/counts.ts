import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, { one: '{n} episodio', many: '{n} di episodi', other: '{n} episodi' });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, { one: '{n} film', many: '{n} di film', other: '{n} film' });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, { one: '{n} serie', many: '{n} di serie', other: '{n} serie' });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, { one: '{n} titolo', many: '{n} di titoli', other: '{n} titoli' });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, { one: '{n} voto', many: '{n} di voti', other: '{n} voti' });
export const stars: Translated<typeof English.stars> = (n) =>
  plural(Math.max(n, 1), { one: '{n} stella', many: '{n} di stelle', other: '{n} stelle' }, starsText(n));
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, { one: '{n} voto', many: '{n} di voti', other: '{n} voti' });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, { one: '{n} recensione', many: '{n} di recensioni', other: '{n} recensioni' });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, { one: '{n} segnalazione', many: '{n} di segnalazioni', other: '{n} segnalazioni' });
export const days: Translated<typeof English.days> = (n) =>
  plural(n, { one: '{n} giorno', many: '{n} di giorni', other: '{n} giorni' });
