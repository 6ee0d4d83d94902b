import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Ti serve un Plex Pass. Sul tuo server apri Impostazioni, Rete, e attiva i webhook.',
    'In Plex Web apri Impostazioni, poi Webhook sotto il tuo account, e scegli di aggiungerne uno (Add Webhook).',
    'Incolla il tuo indirizzo e salva le modifiche.',
    'Fai partire qualcosa: compare qui.',
  ],
  jellyfin: [
    'Apri il pannello di controllo, poi Plugin, Catalogo, installa «Webhook» e riavvia il server.',
    'Apri le impostazioni del plugin e scegli Add Generic Destination.',
    'Incolla il tuo indirizzo in Webhook Url.',
    'Spunta i tipi di notifica Playback Stop e User Data Saved, e il tuo utente sotto User Filter.',
    'Spunta i tipi Movies ed Episodes, e Send All Properties (ignores template). Salva.',
  ],
  emby: [
    'Ti serve Emby Premiere. Apri Impostazioni, poi Notifiche, e scegli Add Notification, Webhooks.',
    'Incolla il tuo indirizzo in URL. Vanno bene entrambi i tipi di contenuto.',
    'Spunta gli eventi sotto Playback, e Mark Played sotto Users.',
    'Sotto Limit user events to scegli il tuo utente. Salva.',
  ],
  kodi: [
    'Kodi non ha un webhook suo. Installa un add-on che manda a un indirizzo quello che viene riprodotto.',
    'Nelle impostazioni dell’add-on incolla il tuo indirizzo.',
    'Fagli mandare almeno lo stop e la fine, con titolo, anno o serie, stagione ed episodio, e gli identificativi unici.',
  ],
  json: [
    'Manda una richiesta POST con JSON al tuo indirizzo ogni volta che qualcosa è stato visto.',
    'event è watched, progress (con progress da 0 a 100) o rated (con rating da 1 a 10).',
    'kind è movie o episode. title, year e ids (tmdb, imdb, tvdb) sono quelli del film o della serie; un episodio ha season ed episode, e può avere episode_ids ed episode_title.',
    'at dice quando (ISO 8601), account di chi, device dove; possono mancare tutti e tre.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
