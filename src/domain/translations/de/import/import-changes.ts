import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      one: '{n} Bewertung hat einen halben Stern und behält ihn: 3½ von 5 oder 7 von 10 bleiben 3½ Sterne.',
      other:
        '{n} Bewertungen haben einen halben Stern und behalten ihn: 3½ von 5 oder 7 von 10 bleiben 3½ Sterne.',
    }),
  rounded: (count) =>
    plural(count, {
      one: '{n} Bewertung liegt zwischen zwei halben Sternen und wird gerundet. Im Bericht steht sie, wie sie war.',
      other:
        '{n} Bewertungen liegen zwischen zwei halben Sternen und werden gerundet. Im Bericht stehen sie, wie sie waren.',
    }),
  long: (count) =>
    plural(count, {
      one: '{n} Kritik ist länger als 500 Zeichen und wird dort gekürzt.',
      other: '{n} Kritiken sind länger als 500 Zeichen und werden dort gekürzt.',
    }),
  longNotes: (count) =>
    plural(count, {
      one: '{n} Notiz in Listen ist länger als 500 Zeichen und wird dort gekürzt.',
      other: '{n} Notizen in Listen sind länger als 500 Zeichen und werden dort gekürzt.',
    }),
  tags: (tags, count) =>
    plural(count, {
      one: `{n} Eintrag im Tagebuch hat Tags (${tags.join(', ')}). Sie werden deine Schlagwörter.`,
      other: `{n} Einträge im Tagebuch haben Tags (${tags.join(', ')}). Sie werden deine Schlagwörter, höchstens 20 pro Titel und 200 insgesamt.`,
    }),
  notes: (count) =>
    plural(count, {
      one: '{n} Titel auf deiner Watchlist hat eine Notiz. Die Merkliste hier kennt keine; im Bericht bleibt sie stehen.',
      other:
        '{n} Titel auf deiner Watchlist haben Notizen. Die Merkliste hier kennt keine; im Bericht bleiben sie stehen.',
    }),
  upTo: (count) =>
    plural(count, {
      one: 'Von {n} Serie nennt die Datei nur die letzte Folge, die du gesehen hast: Alle davor werden auch markiert, ohne Datum.',
      other:
        'Von {n} Serien nennt die Datei nur die letzte Folge, die du gesehen hast: Alle davor werden auch markiert, ohne Datum.',
    }),
  untold: (days, count) => {
    const quoted = days.map((day) => `„${day}“`).join(', ');
    return plural(count, {
      one: `{n} Datum ist nicht zu verstehen und fällt weg: ${quoted}`,
      other: `{n} Daten sind nicht zu verstehen und fallen weg: ${quoted}`,
    });
  },
};
