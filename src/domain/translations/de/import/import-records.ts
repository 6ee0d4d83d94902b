import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

type Forms = Parameters<typeof plural>[1];

const RECORDS: Record<RestoredPart, Forms> = {
  profile: { one: '{n} Profil', other: '{n} Profile' },
  noticePreferences: {
    one: '{n} Einstellung für Benachrichtigungen',
    other: '{n} Einstellungen für Benachrichtigungen',
  },
  services: { one: '{n} deiner Dienste', other: '{n} deiner Dienste' },
  wishlist: { one: '{n} Titel auf der Merkliste', other: '{n} Titel auf der Merkliste' },
  watched: { one: '{n} gesehener Titel', other: '{n} gesehene Titel' },
  favorites: { one: '{n} Favorit', other: '{n} Favoriten' },
  dismissed: {
    one: '{n} Titel, der dich nicht interessiert',
    other: '{n} Titel, die dich nicht interessieren',
  },
  taste: { one: '{n} Angabe zu deinem Geschmack', other: '{n} Angaben zu deinem Geschmack' },
  diary: { one: '{n} Eintrag im Tagebuch', other: '{n} Einträge im Tagebuch' },
  ratings: { one: '{n} Bewertung', other: '{n} Bewertungen' },
  partRatings: {
    one: '{n} Bewertung einer Staffel oder Folge',
    other: '{n} Bewertungen von Staffeln und Folgen',
  },
  reviews: { one: '{n} Kritik', other: '{n} Kritiken' },
  tags: { one: '{n} Schlagwort an einem Titel', other: '{n} Schlagwörter an Titeln' },
  notes: { one: '{n} private Notiz', other: '{n} private Notizen' },
  pageFavorites: { one: '{n} Favorit auf deiner Seite', other: '{n} Favoriten auf deiner Seite' },
  following: { one: '{n} Serie, der du folgst', other: '{n} Serien, denen du folgst' },
  episodes: { one: '{n} gesehene Folge', other: '{n} gesehene Folgen' },
  lostEpisodes: {
    one: '{n} gesehene Folge mit neuer Nummer',
    other: '{n} gesehene Folgen mit neuer Nummer',
  },
  reminders: { one: '{n} Erinnerung', other: '{n} Erinnerungen' },
  seriesReminders: { one: '{n} Erinnerung an eine Staffel', other: '{n} Erinnerungen an Staffeln' },
  savedSearches: { one: '{n} gespeicherte Suche', other: '{n} gespeicherte Suchen' },
  aiSearches: { one: '{n} KI-Suche', other: '{n} KI-Suchen' },
  plays: {
    one: '{n} Wiedergabe aus einem anderen Programm',
    other: '{n} Wiedergaben aus anderen Programmen',
  },
  playProgress: { one: '{n} angefangener Titel', other: '{n} angefangene Titel' },
  playNames: { one: '{n} zugeordneter Name', other: '{n} zugeordnete Namen' },
  lists: { one: '{n} eigene Liste', other: '{n} eigene Listen' },
  listTitles: { one: '{n} Titel in deinen Listen', other: '{n} Titel in deinen Listen' },
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `Darin: ${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join(', ')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            one: '{n} Liste ist in der Datei öffentlich: Alle können sie sehen, sobald sie importiert ist.',
            other:
              '{n} Listen sind in der Datei öffentlich: Alle können sie sehen, sobald sie importiert sind.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} Liste ist über einen Link zu sehen und bekommt einen neuen: Der alte führt nicht dorthin.',
            other: '{n} Listen sind über Links zu sehen und bekommen neue: Die alten führen nicht dorthin.',
          }),
        ]
      : []),
  ],
};
