import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Bitte melde dich an', text });
const failed = (text: string) => ({ title: 'Fehler', text });
const failedBecause = (text: string) => (message: string) => failed(`${text} ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'Anmelden und Kritik schreiben',
  refused: signIn('Dann kannst du eine Kritik schreiben.'),
  posted: { title: 'Kritik veröffentlicht!', text: 'Danke, dass du deine Meinung teilst.' },
  updated: { title: 'Kritik geändert!', text: 'Deine Änderungen sind gespeichert.' },
  deleted: { title: 'Kritik gelöscht', text: 'Deine Kritik ist entfernt.' },
  postFailed: failedBecause('Die Kritik konnte nicht veröffentlicht werden.'),
  updateFailed: failedBecause('Die Kritik konnte nicht geändert werden.'),
  deleteFailed: failedBecause('Die Kritik konnte nicht gelöscht werden.'),
  loadFailed: (message) => ({ title: 'Die Kritiken konnten nicht geladen werden', text: message }),
  reported: { title: 'Kritik gemeldet', text: 'Danke. Die Moderation sieht sie sich an.' },
  alreadyReported: { title: 'Schon gemeldet', text: 'Diese Kritik hast du schon gemeldet.' },
  reportFailed: failedBecause('Die Kritik konnte nicht gemeldet werden.'),
  reportRefused: signIn('Dann kannst du eine Kritik melden.'),
  nameless: 'Anonym',
  none: 'Noch keine Kritiken',
  noneYet: 'Sag als Erstes, was du davon hältst.',
  noneWith: (stars) =>
    plural(stars, { one: 'Keine Kritiken mit {n} Stern', other: 'Keine Kritiken mit {n} Sternen' }),
  post: 'Posten',
  posting: 'Wird gepostet …',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  edit: 'Bearbeiten',
  erase: 'Löschen',
  erasing: 'Wird gelöscht …',
  report: 'Melden',
  you: 'Du',
  edited: 'bearbeitet',
  more: 'Weitere Kritiken',
  loadingMore: 'Lädt …',
  draftKept: 'Was du geschrieben hast, bleibt hier, bis du dich anmeldest.',
  field: { label: 'Deine Kritik', placeholder: 'Wie fandest du es?', edit: 'Bearbeite deine Kritik' },
  length: (length, limit) =>
    plural(limit, { one: `${length} von {n} Zeichen`, other: `${length} von {n} Zeichen` }),
  left: (count) => plural(count, { one: 'Noch {n} Zeichen', other: 'Noch {n} Zeichen' }),
  leftInParts: (count) =>
    `${count === 0 ? 'Kein Platz mehr' : `Platz für ${count} weitere`}: Ein Buchstabe aus mehreren Zeichen zählt mehrfach.`,
  order: {
    label: 'Reihenfolge der Kritiken',
    newest: 'Neueste',
    oldest: 'Älteste',
    spoken: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' },
  },
  all: { short: 'Alle', spoken: 'Alle Bewertungen' },
  ratings: 'Bewertung der Kritiken',
  first: 'Zurück zu den ersten Kritiken',
  tellsEnd: { label: 'Enthält Spoiler', open: 'Diese Kritik enthält Spoiler. Trotzdem zeigen' },
  followed: 'Folgst du',
};
