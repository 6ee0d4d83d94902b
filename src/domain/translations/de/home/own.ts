import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'Neu bei deinen Diensten' },
  noLead: {
    heading: 'Was möchtest du heute Abend sehen?',
    text: 'Such einen Titel oder grenz die Auswahl ein.',
    discover: 'Filme entdecken',
  },
  away: {
    heading: 'Während du weg warst',
    since: (day) => `Seit dem ${formatDate(day)}`,
    notices: (n, most) =>
      n >= most
        ? `${most} Benachrichtigungen oder mehr`
        : plural(n, { one: '{n} Benachrichtigung', other: '{n} Benachrichtigungen' }),
    episodes: (n, series) =>
      `${episodes(n)} von ${plural(series, { one: '{n} Serie, der du folgst', other: '{n} Serien, denen du folgst' })}`,
    arrivals: (n) => `${titles(n)} von deiner Merkliste bei deinen Diensten`,
  },
  steps: {
    heading: 'Mach dir Marquee zu eigen',
    done: 'Erledigt',
    hide: 'Schritte ausblenden',
    services: {
      label: 'Wähl deine Dienste',
      text: 'Dann sagt dir jeder Titel, ob du ihn gleich sehen kannst.',
    },
    import: { label: 'Verlauf importieren', text: 'Von Letterboxd, Trakt, IMDb, TV Time und anderen.' },
    stars: { label: 'Bewerte fünf Favoriten', text: 'Dann findet Marquee, was zu dir passt.' },
    series: { label: 'Folge drei Serien', text: 'Dann ist ihre nächste Folge nur einen Klick entfernt.' },
  },
  failed: { title: 'Was dir gehört, konnte nicht geladen werden', text: 'Es ist alles noch da.' },
  seen: { leftOut: 'Was du gesehen hast, fehlt hier unten.', show: 'Gesehenes wieder zeigen' },
};
