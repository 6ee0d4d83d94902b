import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Connectez-vous', text });
const failed = (text: string) => ({ title: 'Erreur', text });
const markedAs = (count: number) =>
  plural(count, {
    one: '{n} épisode marqué comme vu',
    many: '{n} d’épisodes marqués comme vus',
    other: '{n} épisodes marqués comme vus',
  });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? 'Spécial' : `S${season}`} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'Suivre',
  states: { watching: 'Suivie', paused: 'En pause', dropped: 'Abandonnée' },
  menu: 'Que faire de cette série',
  pause: 'Mettre en pause',
  drop: 'Abandonner',
  resume: 'Reprendre',
  again: 'Revoir',
  endRun: 'Arrêter de revoir',
  stop: 'Ne plus suivre',
  markAll: 'Cocher tous les épisodes diffusés',
  refused: signIn('Vous pourrez alors suivre des séries.'),
  followFailed: failed('La série n’a pas pu être suivie.'),
  nextSeason: {
    set: 'Me prévenir',
    setOf: 'de la prochaine saison',
    refused: signIn('Vous pourrez alors poser des rappels.'),
    failed: failed('Le rappel n’a pas pu être posé.'),
  },
  stateFailed: failed('Cela n’a pas pu être changé.'),
  markFailed: failed('Cela n’a pas pu être marqué comme vu.'),
  unmarkFailed: failed('Cela n’a pas pu être décoché.'),
  unknown: 'Ce que vous avez vu n’a pas pu être chargé.',
  retry: 'Réessayer',
  followed: (title) => ({
    title: `Vous suivez «\u00a0${title}\u00a0»`,
    text: 'Son prochain épisode est dans «\u00a0À suivre\u00a0».',
  }),
  stopped: (title) => ({
    title: `Vous ne suivez plus «\u00a0${title}\u00a0»`,
    text: 'Ce que vous avez vu reste coché.',
  }),
  paused: (title) => ({ title: 'En pause', text: title }),
  dropped: (title) => ({ title: 'Abandonnée', text: title }),
  resumed: (title) => ({ title: 'De nouveau suivie', text: title }),
  runBegun: (title, run) => ({
    title: `C’est reparti pour «\u00a0${title}\u00a0»`,
    text: `Le visionnage ${run} commence au premier épisode.`,
  }),
  runEnded: (title, run) => ({
    title: `Vous ne revoyez plus «\u00a0${title}\u00a0»`,
    text: `Ce que vous avez vu au visionnage ${run} reste, et «\u00a0Revoir\u00a0» reprend là.`,
  }),
  noRun: (title) => ({
    title: 'Rien à revoir',
    text: `Vous n’avez encore rien vu de «\u00a0${title}\u00a0».`,
  }),
  marked: (count) => ({ title: count === 0 ? 'Rien de nouveau à cocher' : markedAs(count) }),
  watchedNext: (at, title) => ({ title: `${episodeCode(at)} marqué comme vu`, text: title }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `Vous suivez maintenant «\u00a0${title}\u00a0».`,
  }),
  notAired: { title: 'Pas encore diffusé', text: 'Vous pourrez le cocher dès le jour de sa diffusion.' },
  unmarked: { title: 'N’est plus marqué comme vu' },
  dated: (day) => ({ title: day === null ? 'Vu, sans date' : `Vu le ${formatDate(day)}` }),
  dateFailed: failed('Le jour n’a pas pu être changé.'),
  takenBack: (count) => ({
    title: plural(count, {
      one: '{n} épisode décoché',
      many: '{n} d’épisodes décochés',
      other: '{n} épisodes décochés',
    }),
  }),
  finished: (title) => ({
    title: `Vous avez terminé «\u00a0${title}\u00a0»`,
    text: 'Ajouter la série à «\u00a0Vus\u00a0»\u00a0?',
  }),
  addToWatched: 'Ajouter à «\u00a0Vus\u00a0»',
  watched: 'Vu',
  watchedOf: (name) => `Vu\u00a0: ${name}`,
  day: 'Autre jour',
  dayOf: (name) => `Autre jour\u00a0: ${name}`,
  upTo: 'Tout jusqu’ici',
  upToOf: (name) => `Marquer comme vu jusqu’à\u00a0: ${name}`,
  season: 'Cocher la saison',
  seasonOf: (name) => `Marquer comme vue\u00a0: ${name}`,
  unmarkSeason: 'Décocher la saison',
  unmarkSeasonOf: (name) => `Décocher\u00a0: ${name}`,
  progress: (watched, aired) => `${watched} sur ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, {
      one: `${watched} épisode vu sur {n}`,
      many: `Épisodes vus\u00a0: ${watched} sur {n}`,
      other: `Épisodes vus\u00a0: ${watched} sur {n}`,
    }),
  run: (run) => `Visionnage ${run}`,
  caughtUp: 'À jour',
  finishedNow: 'Terminée',
  next: (code, name) => `Prochain\u00a0: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date) => `Prochain épisode le ${formatDate(date)}`,
  fetching: 'Ses épisodes arrivent…',
  fetchFailed: 'Ses épisodes n’ont pas pu être chargés. Marquee réessaie cette nuit.',
  noEpisodes: 'Aucun épisode connu pour l’instant',
  gone: 'Cette série n’est plus dans le catalogue.',
  lost: (count) =>
    plural(count, {
      one: '{n} épisode que vous avez vu n’est plus au catalogue',
      many: '{n} d’épisodes que vous avez vus ne sont plus au catalogue',
      other: '{n} épisodes que vous avez vus ne sont plus au catalogue',
    }),
};
