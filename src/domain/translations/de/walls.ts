import type * as English from '../../messages/walls.ts';
import type { Translated } from '../../language/translated.ts';

export const WALL_MESSAGES: Translated<typeof English.WALL_MESSAGES> = {
  '/wishlist': [
    'Alles, was du sehen willst, sortiert nach Datum, Titel, Jahr oder Bewertung',
    'Was davon gerade bei deinen Diensten läuft',
    'Eine Benachrichtigung, wenn ein Titel startet oder zu einem deiner Dienste kommt',
  ],
  '/watched': [
    'Alles, was du gesehen hast, mit deinen Sternen und dem Tag dazu',
    'Darunter deine Favoriten',
    'Suche und Filter, auch bei Tausenden von Titeln',
  ],
  '/diary': [
    'Ein Kalender deiner Sichtungen, mit Sternen und Notizen, die nur du liest',
    'Rewatches und ganze Serienabende in einer Zeile',
    'Was in Plex, Jellyfin, Emby oder Kodi läuft, trägt sich von selbst ein',
  ],
  '/up-next': [
    'Die nächste Folge jeder Serie, der du folgst, mit einem Klick abgehakt',
    'Wie weit du bist und wann die nächste läuft',
  ],
  '/numbers': [
    'Stunden, Titel, aktive Tage und die längste Zeit am Stück, für ein Jahr oder für immer',
    'Deine Genres, Jahrzehnte, Länder, Stars und Regieleute',
    'Ein Jahr zum Teilen, ohne Titel und ohne deinen Namen',
  ],
  '/calendar': [
    'Starts und Folgen als Monat oder als Agenda',
    'Eine private Adresse für den Kalender auf deinem Handy',
  ],
  '/lists': [
    'Listen aus beliebigen Titeln, mit oder ohne Rangfolge, mit einer Notiz zu jedem',
    'Privat, per Link oder öffentlich, wie du magst',
  ],
  '/for-you': [
    'Eine Seite voller Titel, jeder mit dem Grund, warum er zu dir passt',
    'Mehr oder weniger davon, mit einem Klick',
  ],
  '/recommendations': [
    'Titel zu einem ganzen Satz: „ein cleverer Heist mit Wendung, nichts Blutiges“',
    'Zu jedem der Grund und, wenn du magst, nur von deinen Diensten',
    'Mit deinem eigenen KI-Schlüssel oder ganz ohne KI',
  ],
  '/import': [
    'Eine Vorschau von allem, bevor es gespeichert wird',
    'Ein Bericht zu jeder Zeile und 30 Tage, um alles rückgängig zu machen',
  ],
  '/reminders': [
    'Die Starts, auf die du wartest, in Marquee und per E-Mail',
    'Die nächsten Staffeln von Serien',
  ],
  '/notices': [
    'Starts, neue Folgen und was zu deinen Diensten kommt',
    'In der App und per E-Mail, wie du willst',
  ],
  '/saved-searches': [
    'Suchen aus „Entdecken“ unter einem Namen, nur einen Klick entfernt',
    'Jede davon auch für Radarr und Sonarr',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby und Kodi schreiben dein Tagebuch',
    'API, Webhooks und Feeds für deine eigenen Programme',
  ],
  '/export': [
    'Alles von dir in einer Datei, als JSON und als Tabellen',
    'Dateien, die Letterboxd und Trakt lesen können',
  ],
};
