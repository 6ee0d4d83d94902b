import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Il vous faut un Plex Pass. Sur votre serveur, ouvrez Paramètres, Réseau, et activez les webhooks.',
    'Dans Plex Web, ouvrez Paramètres, puis Webhooks sous votre compte, et choisissez d’en ajouter un (Add Webhook).',
    'Collez votre adresse et enregistrez les changements.',
    'Lancez quelque chose\u00a0: cela apparaît ici.',
  ],
  jellyfin: [
    'Ouvrez le tableau de bord, puis Extensions, Catalogue, installez «\u00a0Webhook\u00a0» et redémarrez le serveur.',
    'Ouvrez les réglages de l’extension et choisissez Add Generic Destination.',
    'Collez votre adresse comme Webhook Url.',
    'Cochez les types de notification Playback Stop et User Data Saved, et votre compte sous User Filter.',
    'Cochez les types Movies et Episodes, et Send All Properties (ignores template). Enregistrez.',
  ],
  emby: [
    'Il vous faut Emby Premiere. Ouvrez Paramètres, puis Notifications, et choisissez Add Notification, Webhooks.',
    'Collez votre adresse comme URL. Les deux types de contenu conviennent.',
    'Cochez les événements sous Playback, et Mark Played sous Users.',
    'Sous Limit user events to, choisissez votre compte. Enregistrez.',
  ],
  kodi: [
    'Kodi n’a pas de webhook à lui. Installez une extension qui envoie ce qui passe à une adresse.',
    'Dans les réglages de l’extension, collez votre adresse.',
    'Faites-lui envoyer au moins l’arrêt et la fin, avec titre, année ou série, saison et épisode, et les identifiants uniques.',
  ],
  json: [
    'Envoyez une requête POST avec du JSON à votre adresse chaque fois que quelque chose a été vu.',
    'event vaut watched, progress (avec progress de 0 à 100) ou rated (avec rating de 1 à 10).',
    'kind vaut movie ou episode. title, year et ids (tmdb, imdb, tvdb) sont ceux du film ou de la série\u00a0; un épisode a season et episode, et peut avoir episode_ids et episode_title.',
    'at dit quand (ISO 8601), account de qui, device où\u00a0; tous trois peuvent manquer.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
