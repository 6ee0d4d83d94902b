import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, { one: '{n} episódio', many: '{n} de episódios', other: '{n} episódios' });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, { one: '{n} filme', many: '{n} de filmes', other: '{n} filmes' });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, { one: '{n} série', many: '{n} de séries', other: '{n} séries' });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, { one: '{n} título', many: '{n} de títulos', other: '{n} títulos' });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, { one: '{n} voto', many: '{n} de votos', other: '{n} votos' });
export const stars: Translated<typeof English.stars> = (n) =>
  plural(
    Math.max(n, 1),
    { one: '{n} estrela', many: '{n} de estrelas', other: '{n} estrelas' },
    starsText(n),
  );
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, { one: '{n} avaliação', many: '{n} de avaliações', other: '{n} avaliações' });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, { one: '{n} denúncia', many: '{n} de denúncias', other: '{n} denúncias' });
export const days: Translated<typeof English.days> = (n) =>
  plural(n, { one: '{n} dia', many: '{n} de dias', other: '{n} dias' });
