import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'Eintragen',
  edit: 'Sichtung bearbeiten',
  pick: 'Was hast du gesehen?',
  placeholder: 'Filme und Serien suchen',
  here: 'Diese Seite',
  kinds: { movie: 'Film', tv: 'Serie' },
  found: (count) => plural(count, { one: '{n} Titel gefunden', other: '{n} Titel gefunden' }),
  noneFound: 'Kein Film und keine Serie heißt so.',
  notAsked: 'Die Suche antwortet gerade nicht. Bitte versuch es noch einmal.',
  other: 'Anderer Titel',
  when: 'Wann hast du es gesehen?',
  choices: {
    today: 'Heute',
    yesterday: 'Gestern',
    date: 'Am …',
    none: 'Weiß ich nicht mehr',
  },
  date: 'Tag',
  again: 'Rewatch',
  before: (day) => `Zuletzt in deinem Tagebuch ${onDay(day)}.`,
  stars: 'Sterne für diese Sichtung',
  clear: { label: 'Löschen', of: 'der Sterne für diese Sichtung' },
  titleStars: (stars) => `Dem Titel hast du ${inStars(stars)} gegeben.`,
  starsRule:
    'Die Sterne des Titels folgen deiner letzten Sichtung mit Sternen, außer du hast sie auf seiner Seite vergeben.',
  note: 'Notiz, nur für dich',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saveAnyway: 'Trotzdem speichern',
  doubts: {
    missing: 'Wähl einen Tag oder „Weiß ich nicht mehr“.',
    tooEarly: 'Tage vor 1900 lassen sich nicht speichern. Wähl stattdessen „Weiß ich nicht mehr“.',
    toCome: 'Dieser Tag liegt in der Zukunft. Wähl heute oder einen früheren Tag.',
  },
  beforeRelease: (title, released) =>
    `„${title}“ kam am ${formatDate(released)} heraus. Hast du es schon vorher gesehen?`,
  loadFailed: { title: 'Fehler', text: 'Dieser Eintrag konnte nicht geöffnet werden.' },
};
