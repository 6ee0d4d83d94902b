import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Você precisa de um Plex Pass. No seu servidor, abra Settings, Network, e ligue Webhooks.',
    'No Plex Web, abra Settings, depois Webhooks abaixo da sua conta, e escolha Add Webhook.',
    'Cole seu endereço e salve as alterações.',
    'Reproduza algo: aparece aqui.',
  ],
  jellyfin: [
    'Abra o Dashboard, depois Plugins, Catalog, instale “Webhook” e reinicie o servidor.',
    'Abra os ajustes do plugin e escolha Add Generic Destination.',
    'Cole seu endereço em Webhook Url.',
    'Marque os tipos de notificação Playback Stop e User Data Saved, e seu usuário abaixo de User Filter.',
    'Marque os tipos de item Movies e Episodes, e Send All Properties (ignores template). Salve.',
  ],
  emby: [
    'Você precisa do Emby Premiere. Abra Settings, depois Notifications, e escolha Add Notification, Webhooks.',
    'Cole seu endereço em URL. Qualquer um dos tipos de conteúdo serve.',
    'Marque os eventos abaixo de Playback, e Mark Played abaixo de Users.',
    'Abaixo de Limit user events to, escolha seu usuário. Salve.',
  ],
  kodi: [
    'O Kodi não tem webhook próprio. Instale um complemento que envie o que é reproduzido a um endereço.',
    'Nos ajustes do complemento, cole seu endereço.',
    'Faça com que ele envie pelo menos stop e end, com título, ano ou série, temporada e episódio, e ids únicos.',
  ],
  json: [
    'Envie um pedido POST com JSON ao seu endereço sempre que algo for visto.',
    'event é watched, progress (com progress de 0 a 100) ou rated (com rating de 1 a 10).',
    'kind é movie ou episode. title, year e ids (tmdb, imdb, tvdb) são os do filme ou da série; um episódio tem season e episode, e pode ter episode_ids e episode_title.',
    'at é quando foi (ISO 8601), account de quem é, device onde; os três podem faltar.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
