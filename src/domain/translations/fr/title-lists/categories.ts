import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'Tendances',
    label: 'Tendances',
    description: 'Les films que tout le monde regarde et dont tout le monde parle cette semaine.',
  },
  popular: {
    title: 'Films populaires',
    label: 'Populaires',
    description: 'Les films qui attirent le plus de monde en ce moment.',
  },
  'top-rated': {
    title: 'Films les mieux notés',
    label: 'Les mieux notés',
    description: 'Les films que le public note le mieux, des classiques du muet à l’an dernier.',
  },
  upcoming: {
    title: 'Films à venir',
    label: 'À venir',
    description: 'Les films qui vont sortir, avec leurs dates.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'Diffusées aujourd’hui',
    label: 'Aujourd’hui',
    description: 'Les séries dont un épisode passe aujourd’hui.',
  },
  'on-the-air': {
    title: 'Diffusées cette semaine',
    label: 'Cette semaine',
    description: 'Les séries dont un épisode passe dans les sept jours.',
  },
  popular: {
    title: 'Séries populaires',
    label: 'Populaires',
    description: 'Les séries qui attirent le plus de monde en ce moment.',
  },
  'top-rated': {
    title: 'Les mieux notées',
    label: 'Les mieux notées',
    description: 'Les séries que le public note le mieux.',
  },
};
