import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Les prochains épisodes des séries que vous suivez sur Marquee.',
  signIn: 'Connectez-vous pour voir la suite',
  sections: { next: 'Prochains épisodes', caughtUp: 'À jour', paused: 'En pause', dropped: 'Abandonnées' },
  none: 'Vous ne suivez encore aucune série',
  noneText: 'Suivez une série sur sa page, ou cochez un épisode vu\u00a0: le prochain apparaît ici.',
  nothingNext: 'Rien à regarder pour l’instant',
  nothingNextText: 'Vous avez vu tous les épisodes diffusés des séries que vous suivez.',
  allQuietText: 'Les séries que vous suivez sont en pause ou abandonnées. Reprenez-en une ci-dessous.',
  browse: { label: 'Parcourir les séries', path: '/tv-series' },
  lead: 'Prochain épisode',
  details: 'Détails',
  mark: 'Vu',
  markOf: (code, title) => `Marquer ${code} de «\u00a0${title}\u00a0» comme vu`,
  after: (code) => `Puis ${code}`,
  last: 'Le dernier pour l’instant',
  all: (name, count) => `Tous (${count})\u00a0: ${name}`,
  back: 'À suivre',
  earlier: 'Précédents',
  later: 'Plus',
};
