import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'Di tendenza',
    label: 'Di tendenza',
    description: 'I film che tutti guardano e di cui tutti parlano questa settimana.',
  },
  popular: {
    title: 'Film popolari',
    label: 'Popolari',
    description: 'I film con più pubblico in questo momento.',
  },
  'top-rated': {
    title: 'I migliori film',
    label: 'I migliori',
    description: 'I film con i voti più alti del pubblico, dai classici del muto all’anno scorso.',
  },
  upcoming: {
    title: 'Film in arrivo',
    label: 'In arrivo',
    description: 'I film che devono ancora uscire, con le loro date.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'In onda oggi',
    label: 'In onda oggi',
    description: 'Le serie con un episodio in onda oggi.',
  },
  'on-the-air': {
    title: 'In onda',
    label: 'In onda',
    description: 'Le serie con un episodio nei prossimi sette giorni.',
  },
  popular: {
    title: 'Serie TV popolari',
    label: 'Popolari',
    description: 'Le serie TV con più pubblico in questo momento.',
  },
  'top-rated': {
    title: 'Le migliori',
    label: 'Le migliori',
    description: 'Le serie TV con i voti più alti del pubblico.',
  },
};
