import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, { one: '{n} episodio', many: '{n} de episodios', other: '{n} episodios' });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, { one: '{n} película', many: '{n} de películas', other: '{n} películas' });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, { one: '{n} serie', many: '{n} de series', other: '{n} series' });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, { one: '{n} título', many: '{n} de títulos', other: '{n} títulos' });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, { one: '{n} voto', many: '{n} de votos', other: '{n} votos' });
export const stars: Translated<typeof English.stars> = (n) =>
  plural(
    Math.max(n, 1),
    { one: '{n} estrella', many: '{n} de estrellas', other: '{n} estrellas' },
    starsText(n),
  );
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, { one: '{n} valoración', many: '{n} de valoraciones', other: '{n} valoraciones' });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, { one: '{n} denuncia', many: '{n} de denuncias', other: '{n} denuncias' });
export const days: Translated<typeof English.days> = (n) =>
  plural(n, { one: '{n} día', many: '{n} de días', other: '{n} días' });
