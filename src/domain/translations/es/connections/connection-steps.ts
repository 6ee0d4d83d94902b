import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Necesitas un Plex Pass. En tu servidor, abre Settings, Network y activa Webhooks.',
    'En Plex Web, abre Settings, luego Webhooks debajo de tu cuenta, y elige Add Webhook.',
    'Pega tu dirección y guarda los cambios.',
    'Reproduce algo: aparecerá aquí.',
  ],
  jellyfin: [
    'Abre el Dashboard, luego Plugins, Catalog, instala «Webhook» y reinicia el servidor.',
    'Abre los ajustes del plugin y elige Add Generic Destination.',
    'Pega tu dirección en Webhook Url.',
    'Marca los tipos de notificación Playback Stop y User Data Saved, y tu usuario en User Filter.',
    'Marca los tipos Movies y Episodes, y Send All Properties (ignores template). Guarda.',
  ],
  emby: [
    'Necesitas Emby Premiere. Abre Settings, luego Notifications, y elige Add Notification, Webhooks.',
    'Pega tu dirección en URL. Vale cualquiera de los dos tipos de contenido.',
    'Marca los eventos de Playback, y Mark Played en Users.',
    'En Limit user events to, elige tu usuario. Guarda.',
  ],
  kodi: [
    'Kodi no tiene webhook propio. Instala un complemento que envíe a una dirección lo que se reproduce.',
    'En los ajustes del complemento, pega tu dirección.',
    'Haz que envíe al menos la parada y el final, con título, año o serie, temporada y episodio, e identificadores únicos.',
  ],
  json: [
    'Envía a tu dirección una petición POST con JSON cada vez que se vea algo.',
    'event es watched, progress (con progress de 0 a 100) o rated (con rating de 1 a 10).',
    'kind es movie o episode. title, year e ids (tmdb, imdb, tvdb) son los de la película o la serie; un episodio lleva season y episode, y puede llevar episode_ids y episode_title.',
    'at es cuándo fue (ISO 8601), account de quién es, device dónde; los tres pueden faltar.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
