import type * as English from '../../messages/walls.ts';
import type { Translated } from '../../language/translated.ts';

export const WALL_MESSAGES: Translated<typeof English.WALL_MESSAGES> = {
  '/wishlist': [
    'Tout ce que vous voulez voir, trié par date, titre, année ou note',
    'Ce qui est en ce moment sur vos plateformes',
    'Une notification quand un titre sort ou arrive sur une de vos plateformes',
  ],
  '/watched': [
    'Tout ce que vous avez vu, avec vos étoiles et la date',
    'Vos favoris parmi le reste',
    'Une recherche et des filtres, même sur des milliers de titres',
  ],
  '/diary': [
    'Un calendrier de vos visionnages, avec étoiles et commentaires rien que pour vous',
    'Ce que vous revoyez, et des soirées entières d’épisodes sur une ligne',
    'Ce qui passe dans Plex, Jellyfin, Emby ou Kodi s’inscrit tout seul',
  ],
  '/up-next': [
    'Le prochain épisode de chaque série suivie, à cocher d’un geste',
    'Où vous en êtes, et le jour où passe la suite',
  ],
  '/numbers': [
    'Heures, titres, jours actifs et jours d’affilée, sur une année ou depuis toujours',
    'Vos genres, décennies, pays, interprètes et cinéastes',
    'Une année à partager, sans titres et sans votre nom',
  ],
  '/calendar': [
    'Un mois ou un agenda de sorties et d’épisodes',
    'Une adresse privée pour le calendrier de votre téléphone',
  ],
  '/lists': [
    'Des listes de tous les titres que vous voulez, classées ou non, avec un commentaire pour chacun',
    'Privées, par lien ou publiques, à tout moment',
  ],
  '/for-you': [
    'Une page de titres, chacun avec ce qui le rapproche de vous',
    'Plus ou moins de ce genre-là, d’un geste',
  ],
  '/recommendations': [
    'Des titres pour une phrase entière\u00a0: «\u00a0un braquage malin à rebondissements, rien de sanglant\u00a0»',
    'La raison de chacun, et rien que vos plateformes si vous préférez',
    'Votre propre clé d’IA, ou pas d’IA du tout',
  ],
  '/import': [
    'Un aperçu de tout avant l’enregistrement',
    'Un compte rendu ligne par ligne, et 30 jours pour tout annuler',
  ],
  '/reminders': [
    'Les sorties que vous attendez, dans Marquee et par e-mail',
    'Les prochaines saisons de vos séries',
  ],
  '/notices': [
    'Sorties, nouveaux épisodes et arrivées sur vos plateformes',
    'Dans l’application et par e-mail, comme vous le souhaitez',
  ],
  '/saved-searches': [
    'Vos recherches de Découvrir sous un nom, à portée de clic',
    'Chacune aussi pour Radarr et Sonarr',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby et Kodi tiennent votre journal',
    'Une API, des webhooks et des flux pour vos propres programmes',
  ],
  '/export': [
    'Tout ce qui est à vous dans un seul fichier, en JSON et en tableaux',
    'Des fichiers que Letterboxd et Trakt savent lire',
  ],
};
