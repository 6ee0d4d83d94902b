import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'Saison introuvable',
    text: 'Cette saison n’est pas dans le catalogue, ou n’y est plus.',
  },
  failed: 'La saison n’a pas pu être chargée',
  browse: { label: 'Parcourir les séries', path: '/tv-series' },
  name: (number) => (number === 0 ? 'Épisodes spéciaux' : `Saison ${number}`),
  episode: (number) => `Épisode ${number}`,
  finale: 'Fin de saison',
  airs: (date) => `Diffusion\u00a0: ${date}`,
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  noDate: 'Pas encore de date',
  index: 'Tous les épisodes',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Lire la suite',
  episodes: 'Épisodes',
  noEpisodes: 'Aucun épisode connu pour l’instant',
  range: (first, last, all) => `Épisodes ${first} à ${last} sur ${all}`,
  earlier: 'Épisodes précédents',
  later: 'Épisodes suivants',
  all: (count) => plural(count, { one: '{n} saison', many: 'Les {n} de saisons', other: 'Les {n} saisons' }),
  others: 'Saisons',
  neighbours: 'Autres saisons',
  toSeries: (title) => `Retour à ${title}`,
  description: (series, season, count) => `${series}, ${season}\u00a0: ${episodes(count)}.`,
};
