import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee: Filme und Serien entdecken',
  description:
    'Filme und Serien entdecken: stöbern, suchen, vormerken, bewerten, Kritiken schreiben und an Starttermine erinnert werden.',
  searchEngine: 'Filme auf Marquee suchen',
  home: 'Marquee, zur Startseite',
  main: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  aiSearch: 'KI-Suche',
  allGenres: 'Alle Genres',
  searchBar: 'Suchleiste',
  closeSearch: 'Suche schließen',
  kinds: { movie: 'Filme', tv: 'Serien' },
  languages: 'Sprachen',
  legal: { name: 'Rechtliches', terms: 'Bedingungen', privacy: 'Datenschutz' },
  crumbs: { name: 'Wo du bist', home: 'Start' },
  skip: 'Zum Inhalt',
  browseGenres: 'Nach Genres stöbern →',
  tmdbNotice:
    'Diese Website nutzt TMDB und die Schnittstellen von TMDB, wird von TMDB aber weder unterstützt noch zertifiziert oder anderweitig anerkannt.',
  justWatchNotice: (source) => `${source} liefert die Angaben, wo etwas läuft.`,
  notFound: {
    title: '404',
    text: 'Hoppla! Diese Seite gibt es nicht',
    search: 'Titel und Personen suchen',
    instead: 'Oder sieh nach, was heute angesagt ist',
  },
  searchButton: 'Suchen',
  failed: {
    title: 'Fehler',
    description: 'Etwas ist schiefgegangen.',
    text: 'Bei uns ist etwas schiefgegangen. Wir haben es notiert.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  keys: [
    ['/', 'Suchen'],
    ['↓ auf einer Karte', 'Zu ihren Knöpfen'],
    ['← →', 'Zwischen Knöpfen, Reitern und Sternen wechseln'],
    ['Esc', 'Schließen, was offen ist'],
    ['?', 'Diese Tastenkürzel zeigen'],
  ],
};
