import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';
import { inCountry } from '../regions.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'Films tendance', tv: 'Séries tendance' },
  banner: 'En ce moment',
  details: 'Détails',
  tabs: 'Tendances',
  popular: 'Films populaires',
  topRated: 'Les mieux notés',
  upcoming: 'Films à venir',
  wishes: 'Dans votre liste «\u00a0À voir\u00a0»',
  liked: (name) => `Parce que vous avez aimé «\u00a0${name}\u00a0»`,
  loading: 'Chargement…',
  later: 'Ces titres n’étaient pas prêts à l’ouverture de la page.',
  failed: 'Cela n’a pas pu être chargé.',
  again: 'Réessayer',
  seeAll: (heading) => `Tout voir\u00a0: ${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'Votre prochain coup de cœur passe ce soir.',
  text: 'Sachez où regarder. Suivez chaque épisode. Tenez un journal avec vos chiffres. Arrivez avec votre historique, repartez avec tout quand vous voulez.',
  search: 'Où regarder…',
  better: {
    label: 'Pourquoi Marquee',
    watch: {
      title: 'Sachez où regarder',
      text: 'Dans votre pays, sur vos plateformes.',
      all: (region) => `Toutes les offres ${inCountry(region)}`,
    },
    next: { title: 'Chaque épisode', text: 'Un geste le coche, et le suivant est prêt.' },
    numbers: {
      title: 'Un journal et ses chiffres',
      text: 'Vos heures, vos genres, vos visages, année après année.',
      counted: (n) => `Les tendances du jour par genre, sur ${n} films`,
    },
    bring: 'Notes, critiques, dates et listes vous suivent. Et vous pouvez tout reprendre, n’importe quand.',
  },
  trending: 'Tendances',
  features: {
    label: 'Ce que fait Marquee',
    explore: {
      title: 'Tout un catalogue',
      text: 'Films et séries par catégorie, genre et année, avec distribution, bandes-annonces et titres voisins.',
    },
    ask: {
      title: 'Des idées, avec l’IA',
      text: 'Dites de quoi vous avez envie\u00a0: des titres et leurs raisons, avec votre propre clé d’IA.',
    },
    keep: {
      title: 'Vos envies en liste',
      text: 'Gardez ce que vous voulez voir et ce que vous avez vu, avec un rappel le jour de la sortie.',
    },
    join: {
      title: 'À vous la parole',
      text: 'Donnez des étoiles, écrivez des critiques, lisez ce qu’en ont pensé les autres.',
    },
  },
};
