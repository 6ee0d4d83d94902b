import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

const NUMERALS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    one: `Eine Folge von „${series}“`,
    other: `${NUMERALS[count] ?? '{n}'} Folgen von „${series}“`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null ? 'ohne Datum' : `am ${formatDate(day)}`;

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'Eintragen, was du gesehen hast',
  entry: {
    someTime: 'Ohne Datum',
    someSeries: 'einer Serie',
    again: 'Rewatch',
    editOf: (title) => `Deine Sichtung von „${title}“ bearbeiten`,
  },
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du ein Tagebuch führen.' },
  logged: (title, day) => ({
    title: 'Eingetragen',
    text: `„${title}“, gesehen ${onDay(day)}`,
  }),
  changed: (title) => ({ title: 'Tagebuch geändert', text: title }),
  changedElsewhere: (day) => ({
    title: 'Inzwischen anderswo geändert',
    text: `Hier steht jetzt: gesehen ${onDay(day)}. Speicher noch einmal, um stattdessen deine Fassung zu behalten.`,
  }),
  ofTitle: 'Deine Sichtungen',
  removed: (title) => ({ title: 'Aus dem Tagebuch gelöscht', text: title }),
  takenBack: (title) => ({
    title: 'Rückgängig gemacht; dieselbe Wiedergabe wird nicht wieder eingetragen',
    text: title,
  }),
  unmarked: (title, count) => ({
    title: 'Nicht mehr als gesehen markiert',
    text: episodesOf(count, title),
  }),
  logFailed: failed('Das konnte nicht eingetragen werden.'),
  full: failed('Dein Tagebuch ist voll: Es fasst 50.000 Sichtungen.'),
  changeFailed: failed('Dein Tagebuch konnte nicht geändert werden.'),
  removeFailed: failed('Das konnte nicht aus deinem Tagebuch gelöscht werden.'),
};
