import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'Tendencias',
    label: 'Tendencias',
    description: 'Las películas que todo el mundo ve y comenta esta semana.',
  },
  popular: {
    title: 'Películas populares',
    label: 'Populares',
    description: 'Las películas con más público en este momento.',
  },
  'top-rated': {
    title: 'Películas mejor valoradas',
    label: 'Mejor valoradas',
    description: 'Las películas que mejor puntúa el público, de los clásicos del mudo al año pasado.',
  },
  upcoming: {
    title: 'Próximos estrenos',
    label: 'Próximamente',
    description: 'Las películas que están por llegar, con sus fechas de estreno.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'Hoy en emisión',
    label: 'Hoy en emisión',
    description: 'Series con un episodio que se emite hoy.',
  },
  'on-the-air': {
    title: 'En emisión',
    label: 'En emisión',
    description: 'Series con un episodio en los próximos siete días.',
  },
  popular: {
    title: 'Series populares',
    label: 'Populares',
    description: 'Las series con más público en este momento.',
  },
  'top-rated': {
    title: 'Mejor valoradas',
    label: 'Mejor valoradas',
    description: 'Las series que mejor puntúa el público.',
  },
};
