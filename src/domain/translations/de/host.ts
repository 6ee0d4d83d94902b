import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
  headings: {
    404: 'Nicht gefunden',
    413: 'Zu groß',
    429: 'Einen Moment bitte',
    500: 'Fehler',
    503: 'Zu viel los',
  },
  tooLarge: 'Das ist größer, als wir annehmen.',
  tooBusy: 'Gerade sind zu viele Leute hier. Bitte versuch es gleich noch einmal.',
  tooMany: (seconds) =>
    plural(seconds, {
      one: 'Zu viele Anfragen. Bitte versuch es in {n} Sekunde noch einmal.',
      other: 'Zu viele Anfragen. Bitte versuch es in {n} Sekunden noch einmal.',
    }),
  otherSite: 'Hier werden nur Pfade dieser Website beantwortet.',
  longAddress: 'Diese Adresse ist zu lang.',
  oddCharacters: 'In dieser Adresse stehen Zeichen, die keine Adresse haben darf.',
  oddAddress: 'Diese Adresse ist nicht richtig geschrieben.',
  noPage: 'Diese Seite gibt es nicht.',
  notHttp: 'Das ist kein gültiges HTTP.',
  twoHosts: 'Eine Anfrage muss genau einen Host nennen.',
  oddHost: 'Der Host fehlt oder ist nicht richtig geschrieben.',
  method: 'Diese Methode geht hier nicht.',
  body: 'Eine Anfrage, die nur liest, darf keinen Inhalt haben.',
  elsewhere: 'Diese Anfrage kam von einer anderen Website.',
};
