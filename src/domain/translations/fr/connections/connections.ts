import type * as English from '../../../messages/connections/connections.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LoggedDelivery } from '../../../connections/connections.ts';
import type { Outcome, Played } from '../../../connections/delivery.ts';
import { yearOf } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import { formatNumber } from '../../../format.ts';
import { exactTime } from '../../../reviews/times.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { episodeCode } from '../series/series.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';

const OUTCOMES: Record<Outcome, string> = {
  unreadable: 'N’a pas pu être lu',
  music: 'La musique est laissée de côté',
  live: 'La télévision en direct est laissée de côté',
  clip: 'Bandes-annonces et extraits sont laissés de côté',
  otherKind: 'Ni un film ni un épisode',
  otherEvent: 'Rien qui ait été lu',
  started: 'Commencé',
  unplayed: 'Marqué comme non lu là-bas\u00a0; rien n’est retiré ici',
  unrated: 'Aucune étoile',
  partRating: 'Les étoiles valent pour des films et des séries entières',
  nameless: 'Aucun titre n’est nommé',
  noPlace: 'L’épisode n’est pas précisé',
  account: 'Un autre compte',
  counted: 'Compté',
  repeated: 'Déjà compté',
  noted: 'Déjà inscrit',
  progress: 'Lu en partie',
  later: 'Vous étiez déjà plus loin',
  short: 'À peine commencé',
  rated: 'Étoiles données',
  rating: 'Vos propres étoiles sont plus récentes, ou les mêmes',
  notFound: 'Aucun titre de ce nom',
  noEpisode: 'La série n’a pas cet épisode',
  doubtful: 'Attend votre réponse',
  neither: 'Laissé de côté, comme vous l’avez dit',
  refused: 'N’a pas pu être enregistré\u00a0: votre journal ou vos séries sont au complet',
  catalogue: 'La base de films n’a pas répondu pendant deux jours',
};

const plays = (count: number) =>
  plural(count, { one: '{n} lecture', many: '{n} de lectures', other: '{n} lectures' });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}\u2013E${to}`;
  });
  return ranges.join(', ');
}

function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  const which = episodes.length > 0 ? placeOf(episodes) : year === null ? '' : `(${year})`;
  return [name, which].filter(Boolean).join(' ');
}

function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return 'Attend que vous disiez à qui est ce compte';
  if (state === 'waiting' || outcome === null) return 'En cours de recherche';
  if (!mine && outcome !== 'account') return 'À quelqu’un d’autre ici';
  return outcome === 'progress' ? `Lu à ${play.percent ?? 0}\u00a0%` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi ou tout autre programme inscrit ce que vous regardez.',
  signIn: 'Connectez-vous pour relier vos programmes',
  text: 'Ce que vous lancez dans un autre programme s’inscrit tout seul dans votre journal\u00a0: les films dans «\u00a0Vus\u00a0», les épisodes cochés, avec leur heure. Chaque lecture compte une fois, et vous pouvez la reprendre dans votre journal.',
  off: 'Ce site ne peut pas recevoir ce qu’envoient les programmes. Qui le gère doit lui donner la clé secrète du backend.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'VOTRE ADRESSE',
  stepsTitle: (name) => `Relier ${name}`,
  make: 'Obtenir une adresse',
  makeFor: (name) => `Obtenir une adresse pour ${name}`,
  renew: 'Renouveler l’adresse',
  renewFor: (name) => `Renouveler l’adresse pour ${name}`,
  renewText: 'Quand vous la renouvelez, l’ancienne s’arrête aussitôt.',
  end: 'Retirer',
  endFor: (name) => `Retirer la connexion à ${name}`,
  address: (name) => `Votre adresse pour ${name}`,
  once: 'Copiez-la maintenant\u00a0: elle ne s’affiche que cette fois. Qui l’a peut écrire dans votre journal. Si vous la perdez, renouvelez-la.',
  copy: 'Copier',
  copied: 'Copié',
  since: (day) => `Relié depuis le ${day}.`,
  last: (moment) => `Dernière réception\u00a0: ${exactTime(moment)}.`,
  nothing: 'Rien reçu pour l’instant.',
  told: {
    changed: 'Cela a changé entre-temps. Rien n’a été fait.',
    ended: 'La connexion est retirée. Ce qu’elle a inscrit reste dans votre journal.',
    taken: 'Les lectures de ce compte vont maintenant dans votre journal.',
    left: 'Les lectures de ce compte ne vont plus dans votre journal.',
    chosen: 'Merci. Cela vaut pour toutes les lectures de ce nom.',
    unanswered: 'Oublié. La question vous sera posée de nouveau pour ce nom.',
    undone: 'Annulé. Cette même lecture ne sera plus inscrite.',
    accepted: 'C’est pris. Ses lectures vont désormais dans votre journal.',
  },
  accounts: {
    title: 'Comptes',
    text: 'Un serveur signale tous ceux qui s’en servent. Dites quelles lectures sont les vôtres\u00a0; ce qui est arrivé avant votre réponse compte alors aussi.',
    line: {
      new: (count) => `${plays(count)}, pas encore à vous`,
      mine: (count) => `${plays(count)}, à vous`,
      left: (count) => `${plays(count)}, de côté`,
      invited: (count) => `${plays(count)}, invitation envoyée`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}, à quelqu’un d’autre ici` : `${plays(count)}, pour ${person}`,
    },
    take: 'À moi',
    takeOf: (name) => `${name} est mon compte`,
    leave: 'Ignorer',
    leaveOf: (name) => `Ignorer ${name}`,
    invite: 'Inviter',
    inviteOf: (name) => `Inviter quelqu’un à prendre les lectures de ${name}`,
  },
  invitation: {
    title: 'Lectures d’un serveur partagé',
    link: 'Lien pour la personne à qui est ce compte',
    linkText: 'Ne le donnez qu’à elle. Il vaut une semaine, et la personne qui l’ouvre doit accepter.',
    signIn: 'Connectez-vous pour prendre un compte',
    somebody: 'Quelqu’un',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner} vous propose le compte «\u00a0${name}\u00a0» de son programme.`
        : `${owner} vous propose le compte «\u00a0${name}\u00a0» de son ${SOURCES[source]}.`,
    consent:
      'Si vous le prenez, ce que lit ce compte s’inscrit dans votre journal. L’autre personne voit que quelque chose a compté, mais pas quoi. Vous pouvez le rendre à tout moment.',
    take: 'Le prendre',
    own: 'C’est un compte de votre propre connexion. Envoyez le lien à la personne à qui il est.',
    over: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
    back: 'Mes connexions',
  },
  taken: {
    title: 'Comptes que vous avez pris',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} (${owner}), ${plays(count)}`,
    back: 'Rendre',
    backOf: (name) => `Rendre ${name}`,
  },
  doubtful: {
    title: 'Quel titre était-ce\u00a0?',
    text: 'Aucun ne convient à coup sûr. Votre réponse vaut pour toutes les lectures de ce nom.',
    line: (play, source, alike) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        many: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'Celui-ci',
    pickOf: (title) => `C’était ${title}`,
    neither: 'Aucun de ceux-là',
    candidate: (title, year) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count) => `Ce que vous avez dit des noms\u00a0: ${formatNumber(count)}`,
    text: 'Cela vaut quand un programme n’envoie pas le numéro du titre. Oubliez une réponse pour que la question revienne.',
    name: ({ name, year }) => (year === 0 ? name : `${name} (${year})`),
    left: 'laissé de côté',
    forget: 'Oublier',
    forgetOf: (name) => `Oublier ce que j’ai dit sur ${name}`,
  },
  log: {
    title: (count) => (count === 50 ? 'Les 50 dernières réceptions' : `Réceptions\u00a0: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { one: '{n} fois', many: '{n} de fois', other: '{n} fois' }),
    undo: 'Annuler',
    undoOf: (title) => `Annuler\u00a0: ${title}`,
    none: 'Rien reçu pour l’instant.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Reprendre la lecture',
    forget: 'Oublier',
    forgetOf: (title) => `Oublier où j’en suis dans «\u00a0${title}\u00a0»`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `lu à ${percent}\u00a0%`].filter(Boolean).join(', '),
  },
};
