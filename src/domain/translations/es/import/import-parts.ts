import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} visionado de película',
        many: '{n} de visionados de películas',
        other: '{n} visionados de películas',
      }),
    becomes: 'Entradas del diario en su día; las películas pasan a «Ya vistas».',
  },
  episodeWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} episodio visto',
        many: '{n} de episodios vistos',
        other: '{n} episodios vistos',
      }),
    becomes: 'Marcados como vistos en su día; sigues sus series.',
  },
  watched: {
    counted: (count) =>
      plural(count, {
        one: '{n} título que has visto',
        many: '{n} de títulos que has visto',
        other: '{n} títulos que has visto',
      }),
    becomes: 'A «Ya vistas», sin fecha: el archivo no dice cuándo.',
  },
  rating: {
    counted: ratings,
    becomes: 'Tus valoraciones, sobre cinco estrellas y con medias.',
  },
  wish: {
    counted: (count) =>
      plural(count, {
        one: '{n} título pendiente',
        many: '{n} de títulos pendientes',
        other: '{n} títulos pendientes',
      }),
    becomes: 'Tus pendientes.',
  },
  review: { counted: reviews, becomes: 'Tus críticas, con tu nombre.' },
  favorite: {
    counted: (count) =>
      plural(count, { one: '{n} favorita', many: '{n} de favoritas', other: '{n} favoritas' }),
    becomes: 'Tus favoritas.',
  },
  follow: {
    counted: (count) =>
      plural(count, {
        one: '{n} serie que sigues',
        many: '{n} de series que sigues',
        other: '{n} series que sigues',
      }),
    becomes: 'Series que sigues; las que están en pausa o abandonadas siguen así.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} título que no te interesa',
        many: '{n} de títulos que no te interesan',
        other: '{n} títulos que no te interesan',
      }),
    becomes: 'Títulos que no te interesan: las listas los dejan fuera.',
  },
  list: {
    counted: (count) =>
      plural(count, {
        one: '{n} título en listas',
        many: '{n} de títulos en listas',
        other: '{n} títulos en listas',
      }),
    becomes: 'Listas propias, con su nombre, que solo ves tú.',
  },
  own: {
    counted: (count) =>
      plural(count, { one: '{n} registro', many: '{n} de registros', other: '{n} registros' }),
    becomes: 'Exactamente lo que eran cuando los exportaste.',
  },
};
