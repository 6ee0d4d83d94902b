import type { PlaySource } from '../../connections/delivery.ts';

/** What to do in each program, in the words and the order of its own menus. */
export const CONNECTION_STEPS: Record<PlaySource, readonly string[]> = {
  plex: [
    'You need a Plex Pass. On your server, open Settings, Network, and switch Webhooks on.',
    'In Plex Web, open Settings, then Webhooks below your account, and choose Add Webhook.',
    'Paste your address and save the changes.',
    'Play something: it shows up here.',
  ],
  jellyfin: [
    'Open the Dashboard, then Plugins, Catalog, install “Webhook” and restart the server.',
    'Open the plugin’s settings and choose Add Generic Destination.',
    'Paste your address as Webhook Url.',
    'Tick the notification types Playback Stop and User Data Saved, and your user below User Filter.',
    'Tick the item types Movies and Episodes, and Send All Properties (ignores template). Save.',
  ],
  emby: [
    'You need Emby Premiere. Open Settings, then Notifications, and choose Add Notification, Webhooks.',
    'Paste your address as URL. Either content type will do.',
    'Tick the events below Playback, and Mark Played below Users.',
    'Below Limit user events to, choose your user. Save.',
  ],
  kodi: [
    'Kodi has no webhook of its own. Install an add-on that sends what is played to an address.',
    'In the settings of the add-on, paste your address.',
    'Let it send at least stop and end, with title, year or show, season and episode, and unique ids.',
  ],
  json: [
    'Send a POST request with JSON to your address whenever something was watched.',
    'event is watched, progress (with progress from 0 to 100) or rated (with rating from 1 to 10).',
    'kind is movie or episode. title, year and ids (tmdb, imdb, tvdb) are those of the movie or the series; an episode has season and episode, and may have episode_ids and episode_title.',
    'at is when it was (ISO 8601), account whose it is, device where; all three may be missing.',
  ],
};

/** A first delivery by hand. */
export const PLAIN_EXAMPLE = `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
