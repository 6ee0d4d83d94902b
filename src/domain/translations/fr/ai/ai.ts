import type * as English from '../../../messages/ai/ai.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { plural } from '../plural.ts';

const otherwise = 'Décrivez-le autrement.';

export const AI_MESSAGES: Translated<typeof English.AI_MESSAGES> = {
  heading: 'Recherche IA',
  introduction:
    'Dites de quoi vous avez envie, et recevez des titres avec la raison de chacun. Avec votre propre clé chez un fournisseur d’IA, ou sans IA du tout.',
  kind: 'Recommander',
  kinds: { movie: 'Films', tv: 'Séries' },
  forExample: 'Par exemple',
  characters: 'caractères',
  keys: 'Ctrl + Entrée',
  submit: { idle: 'Trouver des titres', busy: 'Recherche de titres…' },
  reset: 'Effacer',
  scripts: 'JavaScript est nécessaire pour chercher ici.',
  question: 'Que voulez-vous regarder\u00a0?',
  placeholder: 'Une humeur, une histoire, un film aimé et ce que vous y avez aimé…',
  examples: {
    movie: [
      'Un braquage malin à rebondissements, rien de sanglant',
      'Des films qui font du bien pour un dimanche pluvieux en famille',
      'De la science-fiction calme sur la solitude et l’espoir',
      'Des thrillers en noir et blanc des années quarante et cinquante',
    ],
    tv: [
      'Une courte série policière qui a une fin',
      'Des comédies chaleureuses sur des collègues de travail',
      'Un drame politique aux dialogues affûtés',
      'De la science-fiction qui prend son temps',
    ],
  },
  browse: 'Parcourir les films',
  signInRequired: 'Connexion nécessaire',
  signInRequiredText:
    'La recherche IA recommande des titres pour l’humeur que vous décrivez. Il lui faut un compte.',
  addKey: 'Ajouter une clé',
  manageKey: 'Gérer la clé',
  keyFirst: 'Une chose avant la première recherche',
  failed: 'Les recommandations ont échoué',
  notAuthenticated: 'La session n’est pas ouverte',
  keyUnreadable: 'La clé d’API n’a pas pu être lue',
  noKey: (provider) => `Aucune clé d’API trouvée. Ajoutez d’abord votre clé ${provider}.`,
  invalidKey: (provider) => `Clé d’API invalide. Vérifiez votre clé ${provider}.`,
  providerError: (provider, status) => `Erreur de l’API ${provider}\u00a0: ${status}`,
  tooManyRequests: (provider) =>
    `Erreur de l’API ${provider}\u00a0: 429. La limite de votre clé est atteinte\u00a0; réessayez plus tard.`,
  unreachable: (provider) => `${provider} ne répond pas pour le moment. Réessayez plus tard.`,
  tooSlow: (provider) => `${provider} a mis trop de temps à répondre. Réessayez.`,
  blocked: (provider) =>
    `Réponse inattendue de l’API ${provider}\u00a0: elle a refusé de répondre. ${otherwise}`,
  invalidResponse: (provider) => `Réponse inattendue de l’API ${provider}`,
  invalidAnswer: 'Réponse inattendue de l’IA',
  nothingNew: `Vous avez déjà vu tout ce qui a été recommandé. ${otherwise}`,
  steps: {
    asking: 'Demande de titres',
    reading: 'Lecture de la réponse',
    finding: 'Recherche de chaque titre',
  },
  progress: 'Avancement',
  ofAll: (done, all) => `(${done} sur ${all})`,
  resultsFor: {
    movie: (description) => `Films pour «\u00a0${description}\u00a0»`,
    tv: (description) => `Séries pour «\u00a0${description}\u00a0»`,
  },
  askingForMore: 'Demande d’autres titres',
  kept: titles,
  found: (count) =>
    plural(count, {
      one: '{n} recommandation',
      many: '{n} de recommandations',
      other: '{n} recommandations',
    }),
  recommendedNothing: `Rien n’a été recommandé. ${otherwise}`,
  foundNothing: `Aucun des titres n’a été trouvé. ${otherwise}`,
  services: {
    only: 'Sur mes plateformes seulement',
    none: 'Choisissez d’abord vos plateformes.',
    choose: 'Choisir mes plateformes',
    leftOut: ({ elsewhere, unknown }) =>
      [
        'Seul ce qui est inclus sur vos plateformes est affiché.',
        elsewhere > 0 &&
          plural(elsewhere, {
            one: '{n} titre laissé de côté.',
            many: '{n} de titres laissés de côté.',
            other: '{n} titres laissés de côté.',
          }),
        unknown > 0 &&
          plural(unknown, {
            one: '{n} titre n’a pas pu être vérifié.',
            many: '{n} de titres n’ont pas pu être vérifiés.',
            other: '{n} titres n’ont pas pu être vérifiés.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
  },
  cancelled: 'Recherche annulée',
  answeredBy: (provider) => `Réponse donnée par ${provider}`,
  unresolved: {
    heading: 'Introuvables dans le catalogue',
    text: 'Ces titres ont aussi été recommandés, mais n’ont pas pu être reconnus avec certitude.',
    search: (title) => `Chercher «\u00a0${title}\u00a0»`,
  },
  words: {
    submit: 'Chercher sans IA',
    finding: 'Recherche de titres…',
    understood: 'Compris',
    missed: (words) => `Pas compris\u00a0: ${words.join(', ')}`,
    nothingUnderstood: `Rien de cela n’a été compris. ${otherwise}`,
    nothingFound: 'Aucun titre ne réunit tout cela.',
    otherLanguage:
      'Cette recherche comprend le français et l’anglais. Décrivez votre envie dans l’une des deux langues.',
    inDiscover: 'Modifier dans Découvrir',
    byTitle: 'Chercher un titre de ce nom',
    like: (title) => `Comme «\u00a0${title}\u00a0»`,
    noPeople: (name) => `${name} (on ne cherche pas de séries par personne)`,
    anyOf: (names) => `Avec ${names.join(' ou ')}`,
    without: (name) => `Sans ${name}`,
    takeOff: (label) => `Retirer «\u00a0${label}\u00a0»`,
    takenOff: 'Retirés',
    putBack: (label) => `Remettre «\u00a0${label}\u00a0»`,
    nothingLeft: 'Il ne reste rien à chercher.',
    byFit: 'Ce qui vous va le mieux vient d’abord.',
  },
  link: {
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', text: 'Il ouvre la recherche IA avec cette description.' },
    toCopy: 'Lien à copier',
  },
  showAll: (count) => `Tout afficher (${count})`,
  showFewer: 'Réduire',
  recommendations: 'Recommandations',
  recentSearches: 'Recherches récentes',
  ofKind: { movie: 'Films', tv: 'Séries' },
  clearAll: 'Tout effacer',
  confirm: 'Confirmer',
  erase: 'Supprimer',
  erasing: 'Suppression…',
  keep: 'Garder',
  askClear: (count) =>
    plural(count, {
      one: 'Supprimer cette recherche\u00a0? Il sera impossible de revenir en arrière.',
      many: 'Supprimer les {n} de recherches\u00a0? Il sera impossible de revenir en arrière.',
      other: 'Supprimer les {n} recherches\u00a0? Il sera impossible de revenir en arrière.',
    }),
  keepSearches: 'Garder mes recherches',
  noSearches: 'Vos recherches apparaissent ici, pour les retrouver plus tard.',
  searchesOff: 'Vos recherches ne sont pas gardées.',
  broken: 'La réponse s’est interrompue. Ce qui est affiché reste\u00a0; réessayez.',
  offline: 'Conseiller hors ligne',
  offlineRecommender: 'Il ne connaît que les titres de ce site\u00a0; aucun modèle n’a été interrogé.',
  historyCleared: { title: 'Recherches effacées', text: 'Vos recherches récentes sont supprimées.' },
  historyFailed: (message) => ({ title: 'Erreur', text: message }),
  noDescription: 'Décrivez ce que vous voulez regarder.',
  longDescription: 'La description peut avoir 1\u00a0000 caractères au plus.',
  tooManySearches: 'Trop de recherches. Attendez une minute et réessayez.',
  tooManyKeys: 'Trop de clés essayées. Attendez une minute et réessayez.',
  noKeyGiven: 'Saisissez une clé d’API.',
  longKey:
    'Cela ne ressemble pas à une clé d’API\u00a0: c’est trop long, ou avec des caractères qu’aucune clé ne contient.',
  unknownProvider: 'Ce fournisseur n’est pas connu.',
  endpointNeeded: 'Saisissez l’adresse du serveur, en commençant par https://.',
  endpointRefused: 'Cette adresse ne peut pas servir. Il faut une adresse https publique.',
  modelNeeded: 'Saisissez le nom du modèle.',
  saved: (provider) => ({
    title: 'Clé d’API enregistrée',
    text: `Votre clé d’API ${provider} est enregistrée en sûreté.`,
  }),
  savedUntested: (provider) => `Nous n’avons pas pu demander à ${provider} si la clé marche.`,
  saveFailed: 'La clé d’API n’a pas pu être enregistrée',
  noEncryption:
    'Aucune clé d’API ne peut être enregistrée ici\u00a0: le serveur n’a pas d’API_KEY_ENCRYPTION_KEY.',
  deleted: { title: 'Clé d’API supprimée', text: 'Votre clé d’API est supprimée.' },
  deleteFailed: 'La clé d’API n’a pas pu être supprimée. Réessayez.',
};
