import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'Holen, was du früher gesehen hast',
  text: 'Einmal, von deinem Server. Adresse und Token werden jetzt benutzt und nicht aufgehoben. Titel werden verglichen wie bei jedem Import, und du kannst alles rückgängig machen.',
  address: 'Adresse des Servers',
  example: 'https://media.example.org',
  token: {
    plex: 'Plex-Token',
    jellyfin: 'API-Schlüssel (Übersicht, API-Schlüssel)',
    emby: 'API-Schlüssel (Einstellungen, API-Schlüssel)',
  },
  user: 'Dein Benutzername dort',
  button: 'Holen',
  buttonOf: (source) => `Von ${SOURCES[source]} holen`,
  wait: 'Das kann eine Minute dauern.',
  failures: {
    address: 'Diese Adresse lässt sich nicht fragen. Prüf, wie sie geschrieben ist.',
    refused:
      'Hier werden nur Adressen mit https im öffentlichen Internet gefragt. Wer die Website betreibt, kann auch das eigene Netz öffnen (LOCAL_ADDRESSES=on).',
    token: 'Der Server nimmt diesen Token nicht an.',
    user: 'Der Server kennt niemanden mit diesem Namen.',
    unreachable: 'Der Server antwortet nicht.',
    answer: 'Der Server hat anders geantwortet als erwartet.',
    tooMuch: 'Das ist mehr, als in einen Import passt. Es wurde nichts geholt.',
    none: 'Dort ist nichts als gesehen markiert.',
    open: 'Ein anderer Import läuft noch. Bring ihn zuerst zu Ende.',
    limited: 'Du hast so viel importiert, wie geht. Bitte versuch es später noch einmal.',
  },
  file: (source, host) => `${SOURCES[source]}: ${host}`,
};
