import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Du brauchst einen Plex Pass. Öffne auf deinem Server „Einstellungen“, „Netzwerk“ und schalt „Webhooks“ ein.',
    'Öffne in Plex Web die „Einstellungen“, dann „Webhooks“ unter deinem Konto, und wähl „Webhook hinzufügen“.',
    'Füg deine Adresse ein und speicher die Änderungen.',
    'Spiel etwas ab: Es taucht hier auf.',
  ],
  jellyfin: [
    'Öffne die „Übersicht“, dann „Plugins“, „Katalog“, installier „Webhook“ und starte den Server neu.',
    'Öffne die Einstellungen des Plugins und wähl „Add Generic Destination“.',
    'Füg deine Adresse als „Webhook Url“ ein.',
    'Kreuz als „Notification Type“ „Playback Stop“ und „User Data Saved“ an und unter „User Filter“ dich selbst.',
    'Kreuz als „Item Type“ „Movies“ und „Episodes“ an, dazu „Send All Properties (ignores template)“. Speicher.',
  ],
  emby: [
    'Du brauchst Emby Premiere. Öffne „Einstellungen“, dann „Benachrichtigungen“, und wähl „Benachrichtigung hinzufügen“, „Webhooks“.',
    'Füg deine Adresse als URL ein. Der Inhaltstyp ist egal.',
    'Kreuz alles unter „Wiedergabe“ an und „Als gesehen markieren“ unter „Benutzer“.',
    'Beschränk die Ereignisse auf deinen Benutzer. Speicher.',
  ],
  kodi: [
    'Kodi hat selbst keinen Webhook. Installier ein Add-on, das an eine Adresse schickt, was läuft.',
    'Füg in den Einstellungen des Add-ons deine Adresse ein.',
    'Lass es mindestens „stop“ und „end“ schicken, mit Titel, Jahr oder Serie, Staffel und Folge, und den „unique ids“.',
  ],
  json: [
    'Schick eine POST-Anfrage mit JSON an deine Adresse, wann immer etwas gesehen wurde.',
    'event ist watched, progress (mit progress von 0 bis 100) oder rated (mit rating von 1 bis 10).',
    'kind ist movie oder episode. title, year und ids (tmdb, imdb, tvdb) sind die des Films oder der Serie; eine Folge hat season und episode und darf episode_ids und episode_title haben.',
    'at ist, wann es war (ISO 8601), account, wessen Konto, device, wo; alle drei dürfen fehlen.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
