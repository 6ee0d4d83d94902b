import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'Was in diesen Zahlen fehlt',
  unknown: (n) =>
    plural(n, {
      one: '{n} Titel, über den wir noch nichts wissen: Es fehlen seine Stunden, Genres, Länder und Personen. Was du gerade gespeichert hast, schlagen wir in wenigen Minuten nach.',
      other:
        '{n} Titel, über die wir noch nichts wissen: Es fehlen ihre Stunden, Genres, Länder und Personen. Was du gerade gespeichert hast, schlagen wir in wenigen Minuten nach.',
    }),
  lengthless: (n) => plural(n, { one: '{n} Film unbekannter Länge.', other: '{n} Filme unbekannter Länge.' }),
  whole: (n) =>
    plural(n, {
      one: '{n} Serie, die als Ganzes markiert ist: Wie viele Stunden du davon gesehen hast, ist nicht bekannt.',
      other:
        '{n} Serien, die als Ganzes markiert sind: Wie viele Stunden du davon gesehen hast, ist nicht bekannt.',
    }),
  undated: (n) =>
    plural(n, {
      one: '{n} Sichtung ohne Datum: Sie zählt hier, aber in keinem Jahr.',
      other: '{n} Sichtungen ohne Datum: Sie zählen hier, aber in keinem Jahr.',
    }),
};
