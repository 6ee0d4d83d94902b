import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

const NAMELESS = 'Quelqu’un sans nom';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: NAMELESS,
  title: (name, handle) => `${name} (@${handle})`,
  description: (name, handle) =>
    `${name} (@${handle}) sur Marquee\u00a0: favoris, derniers visionnages, listes et critiques.`,
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Personne ne porte ce nom ici, ou sa page est privée.',
  },
  failed: { title: 'Cette page n’a pas pu être chargée', text: 'Réessayez dans un instant.' },
  browse: { label: 'Accueil', path: '/' },
  followers: (count) => plural(count, { one: '{n} abonné', many: '{n} d’abonnés', other: '{n} abonnés' }),
  following: (count) =>
    plural(count, { one: '{n} abonnement', many: '{n} d’abonnements', other: '{n} abonnements' }),
  sections: 'Rubriques',
  parts: {
    favorites: 'Favoris',
    watches: 'Derniers visionnages',
    lists: 'Listes',
    reviews: 'Critiques',
    numbers: 'Chiffres',
  },
  nothing: 'Rien à voir ici pour l’instant.',
  pickFavorites: (left) =>
    plural(left, {
      one: 'Choisir encore {n} favori',
      many: 'Choisir encore {n} de favoris',
      other: 'Choisir encore {n} favoris',
    }),
  edit: 'Modifier cette page',
  states: {
    private: 'Cette page n’est visible que de vous. Pour les autres, elle n’existe pas.',
    link: 'Toute personne qui a le lien voit cette page.',
    public: 'Tout le monde voit cette page.',
  },
  suspended: 'Un admin a masqué cette page\u00a0: elle n’est visible que de vous.',
  numbers: {
    titles: 'Titres vus',
    hours: 'Heures',
    thisYear: 'Titres cette année',
    reviews: 'Critiques',
    ratings: 'Notes',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Critiques précédentes',
  later: 'Critiques suivantes',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'Suivre',
  followed: 'Vous suivez',
  unfollow: 'Ne plus suivre',
  block: 'Bloquer',
  unblock: 'Débloquer',
  removeFollower: 'Retirer',
  removed: 'Fait',
  report: 'Signaler',
  more: 'Plus',
  refused: {
    title: 'Connectez-vous pour suivre quelqu’un',
    text: 'Ses critiques passent alors devant, et l’accueil dit ce qu’on regarde autour de vous.',
  },
  refusedBlock: {
    title: 'Connectez-vous pour bloquer quelqu’un',
    text: 'Aucun des deux ne voit alors la page de l’autre.',
  },
  refusedReport: {
    title: 'Connectez-vous pour signaler cette page',
    text: 'Les admins lisent les signalements.',
  },
  nowFollowing: (name) => ({ title: 'C’est fait', text: `Vous suivez maintenant ${name}.` }),
  notFollowing: (name) => ({ title: 'C’est fait', text: `Vous ne suivez plus ${name}.` }),
  followerRemoved: (name) => ({
    title: 'C’est fait',
    text: `${name} ne vous suit plus. Bloquez cette personne pour que cela dure.`,
  }),
  nowBlocked: (name) => ({
    title: 'C’est fait',
    text: `${name} et vous ne voyez plus vos pages respectives, et ses critiques disparaissent pour vous.`,
  }),
  notBlocked: (name) => ({ title: 'C’est fait', text: `${name} a de nouveau accès à votre page.` }),
  failed: { title: 'Cela n’a pas marché', text: 'Rien n’a changé. Réessayez.' },
  tooMany: {
    title: 'C’est une personne de trop',
    text: 'Vous pouvez suivre 1\u00a0000 personnes, et en bloquer 1\u00a0000.',
  },
  gone: { title: 'Ce n’est pas possible', text: 'La page de cette personne n’est plus visible.' },
  reporting: {
    title: 'Signaler cette page',
    question: 'Quel est le problème\u00a0?',
    reasons: [
      'Quelqu’un se fait passer pour un autre',
      'Insultes ou haine',
      'Spam ou publicité',
      'Nom ou image choquants',
      'Autre chose',
    ],
  },
  reported: { title: 'Merci', text: 'Les admins vont regarder cette page.' },
  alreadyReported: { title: 'Déjà signalée', text: 'Les admins savent ce que vous pensez de cette page.' },
  blockedHere: (name) => `Vous avez bloqué ${name}. Aucun de vous deux ne voit la page de l’autre.`,
  somebody: 'Quelqu’un',
  private: 'Quelqu’un dont la page est privée',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'Votre page',
    introduction:
      'Une page à vous, à une adresse dont vous choisissez le nom. Elle est privée tant que vous ne dites pas le contraire, et ne montre jamais votre e-mail.',
  },
  name: 'Nom de votre page',
  hint: '3 à 30 lettres, chiffres et tirets bas.',
  claim: 'Prendre ce nom',
  change: 'Changer de nom',
  changing: (handle) =>
    `@${handle} mène à votre nouveau nom pendant 90 jours\u00a0; ensuite, tout le monde peut le prendre. Vous pouvez changer de nom trois fois par mois.`,
  looking: 'Vérification…',
  states: {
    free: 'Ce nom est libre.',
    claimed: 'Ce nom est maintenant le vôtre.',
    own: 'C’est votre nom.',
    taken: 'Ce nom n’est pas libre\u00a0: quelqu’un le porte, ou en porte un qui lui ressemble.',
    reserved: 'Ce nom n’est pas libre.',
    malformed: 'Un nom a de 3 à 30 lettres de a à z, chiffres et tirets bas.',
    'too-often': 'Vous avez changé de nom trois fois en trente jours. Attendez un peu.',
  },
  unknown: 'Impossible de vérifier si ce nom est libre.',
  level: 'Qui voit votre page',
  levels: {
    private: {
      label: 'Moi uniquement',
      note: 'Pour les autres, elle n’existe pas. Vos critiques gardent votre nom affiché.',
    },
    link: {
      label: 'Qui a le lien',
      note: 'Les moteurs de recherche ne la référencent pas, et personne ne la trouve par son nom.',
    },
    public: {
      label: 'Tout le monde',
      note: 'Votre nom sur les critiques y mène, et l’on peut vous suivre.',
    },
  },
  link: 'Le lien vers votre page',
  copy: 'Copier le lien',
  copied: { title: 'Copié', text: 'Le lien vers votre page est dans le presse-papiers.' },
  renew: 'Créer un nouveau lien',
  renewed: { title: 'Un nouveau lien', text: 'L’ancien ne marche plus.' },
  shows: 'Ce qu’elle montre',
  shown: {
    favorites: 'Quatre favoris',
    watches: 'Ce que vous avez vu en dernier, jour par jour, sans vos commentaires',
    lists: 'Vos listes publiques',
    reviews: 'Vos critiques et vos étoiles',
    numbers: 'Quelques chiffres de votre journal',
  },
  saved: { title: 'Enregistré', text: 'Votre page est comme vous l’avez choisie.' },
  failed: { title: 'Rien n’a été enregistré', text: 'Votre page est restée comme avant. Réessayez.' },
  see: 'Voir votre page',
  four: 'Quatre favoris',
  fourNote: 'Ils viennent en premier sur votre page.',
  add: 'Ajouter un favori',
  forward: 'Avancer',
  removeOne: 'Retirer',
  remove: (title) => `Retirer «\u00a0${title}\u00a0»`,
  earlier: (title) => `Avancer «\u00a0${title}\u00a0»`,
  removed: (title) => ({
    title: 'Retiré',
    text: `«\u00a0${title}\u00a0» n’est plus un favori de votre page.`,
  }),
  full: 'Vous en avez choisi quatre\u00a0: retirez-en un pour en ajouter un autre.',
  missing: 'Cela n’a pas pu être chargé.',
  again: 'Réessayer',
  following: 'Les personnes que vous suivez',
  followers: 'Les personnes qui vous suivent',
  blocked: 'Les personnes que vous avez bloquées',
  nobody: {
    following: 'Vous ne suivez encore personne.',
    followers: 'Personne ne vous suit encore.',
    blocked: 'Vous n’avez bloqué personne.',
  },
  more: 'Afficher plus',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'Chez les personnes que vous suivez',
  watched: (name, title) => `${name} a vu «\u00a0${title}\u00a0»`,
  episodes: (name, title, count) =>
    plural(count, {
      one: `${name} a vu {n} épisode de «\u00a0${title}\u00a0»`,
      many: `${name} a vu {n} d’épisodes de «\u00a0${title}\u00a0»`,
      other: `${name} a vu {n} épisodes de «\u00a0${title}\u00a0»`,
    }),
  others: (day, count) =>
    plural(count, {
      one: `${day}, et {n} autre titre`,
      many: `${day}, et {n} d’autres titres`,
      other: `${day}, et {n} autres titres`,
    }),
};
