import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => (name === null ? 'Ein Tagebuch auf Marquee' : `Das Tagebuch von ${name} auf Marquee`),
  reviewsOf: (name) => (name === null ? 'Kritiken auf Marquee' : `Die Kritiken von ${name} auf Marquee`),
  wishlist: 'Merkliste',
  entry: ({ title, year, stars: given }) =>
    `${title || 'Ein Titel'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `Gesehen am ${formatDate(day)}.`,
  rewatched: (day) => `Noch mal gesehen am ${formatDate(day)}.`,
  tellsEnd: 'Diese Kritik enthält Spoiler. Lies sie auf ihrer Seite.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'Feeds',
  description: 'Dein Tagebuch und deine Kritiken für Feedreader, deine Listen für Radarr und Sonarr.',
  signIn: 'Melde dich an, um deine Feeds zu bekommen',
  back: 'Verbindungen',
  text: 'Was andere Programme von dir lesen können: Tagebuch und Kritiken als RSS oder JSON Feed, deine Merkliste, Listen und gespeicherten Suchen auch für Radarr und Sonarr. Was öffentlich ist, braucht kein Geheimnis: Die Feeds dazu stehen auf deiner Seite und an deinen Listen.',
  make: 'Adresse anlegen',
  renew: 'Adresse erneuern',
  renewText: 'Wenn du sie erneuerst, gelten alle Adressen unter der alten sofort nicht mehr.',
  end: 'Adresse löschen',
  since: (day) => `Deine geheime Adresse gibt es seit dem ${day}.`,
  made: 'Deine Adressen',
  once: 'Kopier jetzt, was du brauchst: Das Geheimnis darin wird nur dieses eine Mal gezeigt. Wer sie hat, kann lesen, was sie nennen.',
  diary: 'Tagebuch',
  reviews: 'Kritiken',
  wishlist: 'Merkliste',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'Wie Adressen gebaut sind',
  noTvdb:
    'Listen für Sonarr sind hier leer: Der mitgelieferte Katalog kennt die Nummern nicht, unter denen Sonarr Serien findet. Sie füllen sich, sobald diese Website TMDB nutzt.',
  patternText: 'Statt SECRET steht dort dein eigenes Geheimnis.',
  told: {
    changed: 'Das wurde inzwischen geändert. Es ist nichts passiert.',
    ended: 'Die Adresse gilt nicht mehr. Niemand kann deine Feeds jetzt noch darüber lesen.',
  },
};
